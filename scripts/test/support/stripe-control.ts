import type { ControlState } from "../../simulated-stripe/control.ts";
import type { Faults } from "../../simulated-stripe/deliveries.ts";
import type { StripeEvent } from "../../simulated-stripe/resources/types.ts";

async function post<Result>(
  url: string,
  name: string,
  values: Record<string, string | number | boolean | undefined> = {},
): Promise<Result> {
  const body = new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  const response = await fetch(`${url}/control/${name}`, { method: "POST", body });
  const result = (await response.json()) as Result & { error?: { message: string } };
  if (!response.ok) throw new Error(result.error?.message ?? `The Stripe simulator responded with ${response.status}.`);
  return result;
}

/**
 * Controls a Stripe simulator that several tests share. A test that sets a fault must end it with `release`.
 * @param url of the simulator
 */
export const controlStripe = (url: string) => ({
  state: () => post<ControlState>(url, "state"),
  /** Moves the clock and waits until all events are delivered. */
  advance: (seconds: number) => post<ControlState>(url, "advance", { seconds }),
  /** @param moment unix seconds */
  advanceTo: (moment: number) => post<ControlState>(url, "advance", { to: moment }),
  setFaults: (faults: Partial<Faults>) => post<ControlState>(url, "faults", { ...faults }),
  release: () => post<ControlState>(url, "release"),
  deliver: () => post<ControlState>(url, "deliver"),
  resend: (event: string) => post<{ statuses: number[] }>(url, "resend", { event }),
  settled: () => post<ControlState>(url, "settled"),
  setAfterRetries: (outcome: "cancel" | "unpaid") => post<ControlState>(url, "after-retries", { outcome }),
  events: async () => (await post<{ data: StripeEvent[] }>(url, "events")).data,
});
