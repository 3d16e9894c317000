import type { CaptionRequest, CaptionResult } from "@contract/wire/captions.ts";
import { resultDelayMs } from "@contract/rules/display.ts";
import { ApiError } from "@/lib/api-client.ts";
import { onLogout } from "@/lib/session.ts";
import { createStore } from "@/lib/store.ts";
import { generateCaptions } from "./api/generate-captions.ts";
import { addCaptionBatch, clearCaptionBatches } from "./caption-batches.ts";
import { clearDraft } from "./caption-form.ts";

/** The running generation, or null. It is outside the panel, so that leaving the tab does not lose it. */
export const runningGeneration = createStore<AbortController | null>(null);

export type GenerationOutcome =
  | { kind: "added"; result: CaptionResult }
  | { kind: "cancelled" }
  | { kind: "failed"; message: string; quotaSpent: boolean };

/** Counts sessions: a response that arrives after a logout belongs to nobody. */
let sessionNumber = 0;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

function failure(error: unknown): GenerationOutcome {
  const known = error instanceof ApiError ? error : null;
  return {
    kind: "failed",
    message: known?.readable || "Failed to generate captions",
    quotaSpent: known?.code === "daily_limit_reached",
  };
}

/**
 * Generates captions and puts them at the front of the list half a second after the response.
 * A second call while one is running does nothing and resolves to "cancelled".
 */
export async function generate(request: CaptionRequest, photo: File | null): Promise<GenerationOutcome> {
  if (runningGeneration.get()) return { kind: "cancelled" };
  const controller = new AbortController();
  const startedIn = sessionNumber;
  runningGeneration.set(controller);
  try {
    const result = await generateCaptions(request, photo, controller.signal);
    // From here on it is counted, so a late cancellation does not hide it; only the end of the session does.
    await wait(resultDelayMs);
    if (startedIn !== sessionNumber) return { kind: "cancelled" };
    addCaptionBatch(result, photo);
    return { kind: "added", result };
  } catch (error) {
    return controller.signal.aborted ? { kind: "cancelled" } : failure(error);
  } finally {
    if (runningGeneration.get() === controller) runningGeneration.set(null);
  }
}

/** Cancels the running generation; the server stops and counts nothing. */
export function cancelGeneration(): void {
  runningGeneration.get()?.abort();
  runningGeneration.set(null);
}

onLogout(() => {
  sessionNumber += 1;
  cancelGeneration();
  clearCaptionBatches();
  clearDraft();
});
