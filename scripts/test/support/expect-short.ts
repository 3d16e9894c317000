import { expect } from "vitest";
import type { Waits } from "./waits.ts";

/** What an attack must not take from others: each of their calls is answered within this. */
const waitMsMax = 1000;

/**
 * How much slower than undisturbed a call may be besides, so that a machine that is busy with other work does not
 * count.
 */
const slowdownMax = 10;

/**
 * Asserts that an attack kept nobody waiting.
 * @param quiet the same calls' waits without an attack, measured just before
 */
export function expectShort(waits: Waits, quiet: Waits): void {
  for (const what of Object.keys(waits) as (keyof Waits)[]) {
    expect(waits[what], what).toBeLessThan(waitMsMax + slowdownMax * quiet[what]);
  }
}
