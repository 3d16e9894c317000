import { inject } from "vitest";
import type { ControlState } from "../../simulated-stripe/control.ts";
import type { Faults } from "../../simulated-stripe/deliveries.ts";
import type { StripeEvent } from "../../simulated-stripe/resources/types.ts";

async function post<Result>(
  name: string,
  values: Record<string, string | number | boolean | undefined> = {},
): Promise<Result> {
  const body = new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  const response = await fetch(`${inject("stack").stripe.url}/control/${name}`, { method: "POST", body });
  const result = (await response.json()) as Result & { error?: { message: string } };
  if (!response.ok) throw new Error(result.error?.message ?? `The Stripe simulator responded with ${response.status}.`);
  return result;
}

/** Controls the Stripe simulator that the tests of a run share. A test that sets a fault must end it with `release`. */
export const stripeControl = {
  state: () => post<ControlState>("state"),
  /** Moves the clock and waits until all events are delivered. */
  advance: (seconds: number) => post<ControlState>("advance", { seconds }),
  /** @param moment unix seconds */
  advanceTo: (moment: number) => post<ControlState>("advance", { to: moment }),
  setFaults: (faults: Partial<Faults>) => post<ControlState>("faults", { ...faults }),
  release: () => post<ControlState>("release"),
  deliver: () => post<ControlState>("deliver"),
  resend: (event: string) => post<{ statuses: number[] }>("resend", { event }),
  settled: () => post<ControlState>("settled"),
  setAfterRetries: (outcome: "cancel" | "unpaid") => post<ControlState>("after-retries", { outcome }),
  events: async () => (await post<{ data: StripeEvent[] }>("events")).data,
};
