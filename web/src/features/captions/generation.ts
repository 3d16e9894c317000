import type { CaptionRequest } from "@contract/wire/captions.ts";
import { resultDelayMs } from "@contract/rules/display.ts";
import { ApiError, fetchChunk, readBody } from "@/lib/api-client.ts";
import { onLogout } from "@/lib/session.ts";
import { createStore } from "@/lib/store.ts";
import { requestCaptions } from "./api/generate-captions.ts";
import { addCaptionBatch, clearCaptionBatches } from "./caption-batches.ts";
import type { GenerationOutcome } from "./generation-outcome.ts";
import { writingChunk } from "./lazy-parts.ts";
import { wait } from "./wait.ts";
import { leaveForm } from "./form-owner.ts";
import { limitSentence } from "./limit-sentence.ts";

/** The running generation, or null. It is outside the panel, so that leaving the tab does not lose it. */
export const runningGeneration = createStore<AbortController | null>(null);

/** Counts sessions: a response that arrives after a logout belongs to nobody. */
let sessionNumber = 0;

function failure(error: unknown): GenerationOutcome {
  const known = error instanceof ApiError ? error : null;
  return {
    kind: "failed",
    message: (known && limitSentence(known)) || known?.readable || "Failed to generate captions",
    quotaSpent: known?.code === "daily_limit_reached",
  };
}

/**
 * Checks the values of the form, generates captions and puts them at the front of the list: one by one as they arrive
 * or, if the server does not send them so, half a second after the response.
 * A second call while one is running does nothing and resolves to "cancelled".
 * @param onValid receives the values as they will be sent
 */
export async function generate(
  form: CaptionRequest,
  photo: File | null,
  onValid: (request: CaptionRequest) => void = () => {},
): Promise<GenerationOutcome> {
  if (runningGeneration.get()) return { kind: "cancelled" };
  const controller = new AbortController();
  const startedIn = sessionNumber;
  runningGeneration.set(controller);
  const isCurrent = () => startedIn === sessionNumber;
  const { signal } = controller;
  try {
    // Without a pause if it is there, so that the request is on its way before the page renders the press.
    const writing = writingChunk.part.get() ?? (await fetchChunk(writingChunk.load));
    const { captionRequest, captionResult, receiveCaptions } = writing;
    if (signal.aborted) return { kind: "cancelled" };
    const parsed = captionRequest.safeParse(form);
    if (!parsed.success) {
      const message = parsed.error.issues[0]?.message ?? "Failed to generate captions";
      return { kind: "failed", message, quotaSpent: false };
    }
    const request = parsed.data;
    onValid(request);
    const response = await requestCaptions(request, photo, signal);
    if (response.body && response.headers.get("content-type")?.startsWith("text/event-stream"))
      return await receiveCaptions(response.body, { request, photo, signal, isCurrent });
    const result = await readBody(response, captionResult);
    // From here on it is counted, so a late cancellation does not hide it; only the end of the session does.
    await wait(resultDelayMs);
    if (!isCurrent()) return { kind: "cancelled" };
    addCaptionBatch(result, photo);
    return { kind: "added", result };
  } catch (error) {
    if (signal.aborted) return { kind: "cancelled" };
    // Ends a response that could not be read, so that the server stops.
    controller.abort();
    return failure(error);
  } finally {
    if (runningGeneration.get() === controller) runningGeneration.set(null);
  }
}

/** Cancels the running generation: the server stops. What has arrived is kept; if nothing has, nothing is counted. */
export function cancelGeneration(): void {
  runningGeneration.get()?.abort();
  runningGeneration.set(null);
}

onLogout(() => {
  sessionNumber += 1;
  cancelGeneration();
  clearCaptionBatches();
  leaveForm();
});
