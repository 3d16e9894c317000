import type { TestProject } from "vitest/node";
import { fastPasswordHashing } from "../../stack/temporary-stack.ts";
import { liftAddressLimits } from "./address-limits.ts";
import { provideStack } from "./global-setup.ts";

/** Starts the stack of the journeys behind a simulated static host, as `npm run preview` does. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return provideStack(project, { ...fastPasswordHashing, prepare: liftAddressLimits, behindStaticHost: true });
}
