import type { TestProject } from "vitest/node";
import { provideStack } from "../support/global-setup.ts";

/** Attacks meet the stack as a new installation has it: every limit is in force. */
export default (project: TestProject): Promise<() => Promise<void>> => provideStack(project);
