import { startTemporaryPreview } from "../../../scripts/preview/temporary-preview.ts";
import type { Stack } from "../../../scripts/stack/stack.ts";
import { startTemporaryStack, type TemporaryStackOptions } from "../../../scripts/stack/temporary-stack.ts";
import { stack } from "./pages.ts";

/** Longer than any journey holds a model back. */
const patienceSeconds = 120;

/**
 * Starts a stack for the journeys of one file, behind a simulated static host if the shared one is. Neither the host
 * nor the functions end a call early, because these journeys decide when a model writes, on machines that may be busy.
 */
export function startOwnStack(options: TemporaryStackOptions): Promise<Stack> {
  if (!stack.behindStaticHost) return startTemporaryStack(options);
  const functionsEnv = { WRITING_DEADLINE_SECONDS: String(patienceSeconds), ...options.functionsEnv };
  return startTemporaryPreview({ ...options, functionsEnv, forwardingMs: patienceSeconds * 1000 });
}
