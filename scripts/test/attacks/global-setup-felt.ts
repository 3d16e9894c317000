import type { TestProject } from "vitest/node";
import { provideStack } from "../support/global-setup.ts";

/** Attacks that measure how long others wait meet the stack as a new installation has it, costly passwords included. */
export default (project: TestProject): Promise<() => Promise<void>> => provideStack(project);
