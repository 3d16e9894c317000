import * as z from "zod/mini";
import { flag, integer, readParameters, text } from "./calls/parameters.ts";
import type { Deliveries, Faults } from "./deliveries.ts";
import { noFaults } from "./deliveries.ts";
import type { FormValues } from "./form.ts";
import { advance } from "./lifecycle/advance.ts";
import { invalid } from "./refusal.ts";
import type { StripeEvent } from "./resources/types.ts";
import type { AfterRetries } from "./store.ts";
import type { World } from "./world.ts";

/** The simulator's own state. */
export interface ControlState {
  /** Its clock, in Unix seconds. */
  now: number;
  faults: Faults;
  /** The number of pending deliveries. */
  waiting: number;
  afterRetries: AfterRetries;
}

/** Controls the simulator's clock, its faults and its deliveries. */
export interface Control {
  state(): ControlState;
  /** Moves the clock forward, processes everything that is due meanwhile, and waits until the events are delivered. */
  advance(seconds: number): Promise<ControlState>;
  /** The same up to a time in Unix seconds. @throws Refusal if it is in the past */
  advanceTo(moment: number): Promise<ControlState>;
  /** Sets the given faults and keeps the others. */
  setFaults(faults: Partial<Faults>): ControlState;
  /** Ends all faults and delivers the held events. */
  release(): Promise<ControlState>;
  /** Delivers all pending events, including those that wait for a retry. */
  deliver(): Promise<ControlState>;
  resend(event: string): Promise<number[]>;
  settled(): Promise<void>;
  setAfterRetries(outcome: AfterRetries): ControlState;
  /** Oldest first. */
  events(): StripeEvent[];
}

export function createControl(
  world: World,
  deliveries: Deliveries,
  faults: Faults,
  afterwards: () => Promise<void>,
): Control {
  const { state } = world.store;
  const current = (): ControlState => ({
    now: world.now(),
    faults: { ...faults },
    waiting: state.deliveries.length,
    afterRetries: state.afterRetries,
  });
  const control: Control = {
    state: current,
    async advance(seconds) {
      if (!Number.isInteger(seconds) || seconds < 0)
        throw invalid("The clock only goes forward.", { param: "seconds" });
      advance(world, seconds);
      await afterwards();
      await deliveries.settled();
      return current();
    },
    advanceTo: async (moment) => control.advance(moment - world.now()),
    setFaults(changes) {
      Object.assign(faults, changes);
      deliveries.pump();
      return current();
    },
    async release() {
      // Held events are still sent in the order that the other faults define.
      faults.held = false;
      await deliveries.deliver();
      Object.assign(faults, noFaults);
      return current();
    },
    async deliver() {
      await deliveries.deliver();
      await deliveries.settled();
      return current();
    },
    resend: (event) => deliveries.resend(event),
    settled: () => deliveries.settled(),
    setAfterRetries(outcome) {
      state.afterRetries = outcome;
      return current();
    },
    events: () => structuredClone(state.events),
  };
  return control;
}

const faultParameters = z.strictObject({
  duplicates: z.optional(z.pipe(integer, z.number().check(z.minimum(0), z.maximum(10)))),
  reversed: z.optional(flag),
  held: z.optional(flag),
  lost: z.optional(flag),
  unavailable: z.optional(flag),
});

/** The same over HTTP: `POST /control/<name>` with form parameters. Undefined for an unknown name. @throws Refusal */
export async function handleControlRequest(control: Control, name: string, values: FormValues): Promise<unknown> {
  const read = <Schema extends z.ZodMiniType>(schema: Schema): z.infer<Schema> => readParameters(schema, values);
  switch (name) {
    case "state":
      return control.state();
    case "advance": {
      const { seconds, to } = read(z.strictObject({ seconds: z.optional(integer), to: z.optional(integer) }));
      if ((seconds === undefined) === (to === undefined))
        throw invalid("Say how far: `seconds` or `to` (unix seconds).", { param: "seconds" });
      return seconds === undefined ? control.advanceTo(to!) : control.advance(seconds);
    }
    case "faults":
      return control.setFaults(read(faultParameters));
    case "release":
      return control.release();
    case "deliver":
      return control.deliver();
    case "resend":
      return { statuses: await control.resend(read(z.strictObject({ event: text })).event) };
    case "settled":
      await control.settled();
      return control.state();
    case "after-retries":
      return control.setAfterRetries(read(z.strictObject({ outcome: z.enum(["cancel", "unpaid"]) })).outcome);
    case "events":
      return { object: "list", data: control.events() };
    default:
      return undefined;
  }
}
