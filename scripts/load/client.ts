import { callFor, cookiesOf, outcomeOf, type Caller } from "./call.ts";
import { Connections } from "./http.ts";
import type { ClientPlan, Step } from "./plan.ts";
import type { Tally } from "./tally.ts";

export interface ClientOptions {
  origin: URL;
  caller: Caller;
  plan: Pick<ClientPlan, "beginsMs"> & { steps: Iterable<Step> };
  /** Milliseconds of the run; no request begins later. */
  lastsMs: number;
  localAddress: string | undefined;
  tally: Tally;
  /** The name under which all requests of this client are counted; by default each under its action. */
  countAs?: string;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs one client: one request after the other, until the time is over. Resolves after its last response. */
export async function runClient(options: ClientOptions): Promise<void> {
  const { origin, plan, lastsMs, tally, countAs } = options;
  const caller = { ...options.caller };
  const started = performance.now();
  const connections = new Connections(origin, options.localAddress);
  let turn = 0;
  try {
    await pause(plan.beginsMs);
    for (const { action, pauseMs } of plan.steps) {
      if (performance.now() + pauseMs - started >= lastsMs) return;
      await pause(pauseMs);
      const response = await connections.send(callFor(action, caller, turn));
      turn += 1;
      tally.count(countAs ?? action, outcomeOf(response), response.ms, response.firstMs);
      if (action === "sign-in" || action === "sign-up") caller.cookie = cookiesOf(response) ?? caller.cookie;
    }
  } finally {
    connections.close();
  }
}
