import { expect } from "vitest";
import type { Waits } from "./waits.ts";

/** The longest time that a call of others may take during an attack, in milliseconds. */
const waitMsMax = 1000;

/**
 * How many times slower than without the attack a call may be in any case, so that a busy machine does not fail the
 * test.
 */
const slowdownMax = 10;

/**
 * Asserts that nobody waited long during an attack.
 * @param quiet the same calls' waits without an attack, measured just before
 */
export function expectShort(waits: Waits, quiet: Waits): void {
  for (const what of Object.keys(waits) as (keyof Waits)[]) {
    expect(waits[what], what).toBeLessThan(waitMsMax + slowdownMax * quiet[what]);
  }
}
