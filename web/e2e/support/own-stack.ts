import { inject } from "vitest";
import { startTemporaryPreview } from "../../../scripts/preview/temporary-preview.ts";
import type { Stack } from "../../../scripts/stack/stack.ts";
import { startTemporaryStack, type TemporaryStackOptions } from "../../../scripts/stack/temporary-stack.ts";

/** Starts a stack for the journeys of one file, behind a simulated static host if the shared one is. */
export function startOwnStack(options: TemporaryStackOptions): Promise<Stack> {
  return inject("stack").behindStaticHost ? startTemporaryPreview(options) : startTemporaryStack(options);
}
