import type { TestProject } from "vitest/node";
import { fastPasswordHashing } from "../../stack/temporary-stack.ts";
import { liftAddressLimits } from "./address-limits.ts";
import { startProvidedStack, type ProvidedStack, type ProvidedStackOptions } from "./provided-stack.ts";

declare module "vitest" {
  interface ProvidedContext {
    stack: ProvidedStack;
  }
}

/** Starts one local stack with a temporary database for a project's tests, without limits per address. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return provideStack(project, { ...fastPasswordHashing, prepare: liftAddressLimits });
}

/**
 * Starts the stack that a project's tests share, and which they get from `inject("stack")`.
 * @returns a function that stops the stack
 */
export async function provideStack(
  project: TestProject,
  options: ProvidedStackOptions = {},
): Promise<() => Promise<void>> {
  const { stack, stop } = await startProvidedStack(options);
  project.provide("stack", stack);
  return stop;
}
