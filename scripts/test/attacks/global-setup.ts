import type { TestProject } from "vitest/node";
import { provideStack } from "../support/global-setup.ts";

/** Attacks run against the stack of a new installation, with all limits. */
export default (project: TestProject): Promise<() => Promise<void>> => provideStack(project);
