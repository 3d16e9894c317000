import { expect } from "vitest";
import type { Waits } from "./waits.ts";

/** The longest time that a call of others may take during an attack, in milliseconds. */
const waitMsMax = 1000;

/** How many times longer a call may take than while as much was sent without an attack. */
const besideMax = 3;

/**
 * Asserts that an attack by uploads made nobody wait much longer than the uploads alone, which a slow machine takes
 * seconds to pass on while it responds to other calls as quickly as any.
 * @param beside the waits while as much was sent that costs nothing else, measured just before; which of the calls met
 * the uploads is chance
 */
export function expectShortBeside(waits: Waits, beside: Waits): void {
  const longest = Math.max(...Object.values(beside));
  for (const [what, wait] of Object.entries(waits)) {
    expect(wait, what).toBeLessThan(waitMsMax + besideMax * longest);
  }
}
