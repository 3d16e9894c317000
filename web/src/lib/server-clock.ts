import { apiWithHeaders, type CallOf } from "./api-client.ts";
import type { Operation } from "./api-types.ts";
import { createSignal } from "./store.ts";

/** A `Date` header has whole seconds: half of one is what a look is uncertain by at least. */
const headerErrorMs = 500;

let aheadMs = 0;
const changed = createSignal();

/** A moment of this device's clock, milliseconds, as the server's clock has it. Until an answer told the time: as it is. */
export function onServerClock(deviceMs: number): number {
  return deviceMs - aheadMs;
}

/** Runs `listener` when the server's clock turns out to be another than was thought. Returns the undo. */
export const onServerClockChange = changed.on;

/**
 * Learns from an answer how far this device's clock is off. What may be the way there and back, or the header's rounding,
 * counts as nothing, so that a right clock stays exact.
 * @param dateHeader the answer's `Date`
 * @param askedMs @param answeredMs on this device's clock
 */
export function learnServerClock(dateHeader: string | null, askedMs: number, answeredMs: number): void {
  const toldMs = Date.parse(dateHeader ?? "") + headerErrorMs;
  // The clock was set in between.
  if (Number.isNaN(toldMs) || answeredMs < askedMs) return;
  const wayMs = (answeredMs - askedMs) / 2;
  const offMs = Math.round(answeredMs - wayMs - toldMs);
  const uncertainMs = 2 * headerErrorMs + wayMs;
  if (Math.abs(offMs - aheadMs) <= uncertainMs) return;
  aheadMs = Math.abs(offMs) <= uncertainMs ? 0 : offMs;
  changed.tell();
}

/** Like `api`, for answers that tell moments of the server's: its clock is learnt on the way. */
export async function apiWithClock<Called extends Operation, T>(operation: Called, call: CallOf<Called, T>): Promise<T> {
  const askedMs = Date.now();
  const { data, headers } = await apiWithHeaders(operation, call);
  learnServerClock(headers.get("date"), askedMs, Date.now());
  return data;
}
