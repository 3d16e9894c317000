import { provideToProcesses, startProvidedStack } from "../../../scripts/test/support/provided-stack.ts";
import { liftAddressLimits } from "../../../scripts/test/support/address-limits.ts";
import { fastPasswordHashing } from "../../../scripts/stack/temporary-stack.ts";

/**
 * Starts the stack that the journeys share, without limits per address: behind a simulated static host, as
 * `npm run preview` does, if JOURNEYS_THROUGH is "preview".
 * @returns a function that stops the stack
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { stack, stop } = await startProvidedStack({
    ...fastPasswordHashing,
    prepare: liftAddressLimits,
    behindStaticHost: process.env["JOURNEYS_THROUGH"] === "preview",
  });
  provideToProcesses(stack);
  return stop;
}
