import { apiWithHeaders, type CallOf } from "./api-client.ts";
import type { Operation } from "./api-types.ts";
import { createSignal } from "./store.ts";

/** A `Date` header has whole seconds, so a comparison is uncertain by at least half a second. */
const headerErrorMs = 500;

let aheadMs = 0;
const changed = createSignal();

/**
 * Converts a time of this device's clock, in milliseconds, to the server's clock; unchanged until a response has told
 * the server's time.
 */
export function onServerClock(deviceMs: number): number {
  return deviceMs - aheadMs;
}

/**
 * Runs `listener` when the known difference from the server's clock changes. Returns a function that removes the
 * listener.
 */
export const onServerClockChange = changed.on;

/**
 * Learns from a response how far this device's clock is off. A difference that the transmission time or the header's
 * rounding could explain counts as zero, so that a correct clock stays exact.
 * @param dateHeader the response's `Date`
 * @param askedMs @param respondedMs times of the request and the response on this device's clock
 */
export function learnServerClock(dateHeader: string | null, askedMs: number, respondedMs: number): void {
  const serverMs = Date.parse(dateHeader ?? "") + headerErrorMs;
  // The device's clock was changed in between.
  if (Number.isNaN(serverMs) || respondedMs < askedMs) return;
  const wayMs = (respondedMs - askedMs) / 2;
  const offMs = Math.round(respondedMs - wayMs - serverMs);
  const uncertainMs = 2 * headerErrorMs + wayMs;
  if (Math.abs(offMs - aheadMs) <= uncertainMs) return;
  aheadMs = Math.abs(offMs) <= uncertainMs ? 0 : offMs;
  changed.emit();
}

/** Like `api`, for responses that contain times of the server's clock: it also learns the server's time. */
export async function apiWithClock<Called extends Operation, T>(
  operation: Called,
  call: CallOf<Called, T>,
): Promise<T> {
  const askedMs = Date.now();
  const { data, headers } = await apiWithHeaders(operation, call);
  learnServerClock(headers.get("date"), askedMs, Date.now());
  return data;
}
