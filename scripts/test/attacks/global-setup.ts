import type { TestProject } from "vitest/node";
import { fastPasswordHashing } from "../../stack/temporary-stack.ts";
import { provideStack } from "../support/global-setup.ts";

/**
 * Attacks meet the stack as a new installation has it: every limit is in force. Only passwords cost less to hash than
 * they do there, because these attacks make hundreds of sign-ins and measure none.
 */
export default (project: TestProject): Promise<() => Promise<void>> => provideStack(project, fastPasswordHashing);
