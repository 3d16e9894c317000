import * as z from "zod/mini";
import { areRepeats } from "../../../_shared/domain/captions/judge/repeats.ts";
import { writeCaptions, type WrittenCaptions } from "../../../_shared/domain/captions/write.ts";
import { captionMessages } from "../../../_shared/contract/wire/captions.ts";
import { describeError, unauthorized } from "../../../_shared/platform/errors.ts";
import { ModelError, type TokenUsage } from "../../../_shared/domain/writing/call.ts";
import { toApiError, type FailureMessages } from "../../../_shared/domain/writing/failure.ts";
import type { CaptionTask } from "../../../_shared/domain/captions/port.ts";
import type { Services } from "../../services.ts";

export const failures: FailureMessages = {
  aborted: captionMessages.aborted,
  refused: captionMessages.modelRefused,
  rejected: captionMessages.modelRejected,
  unreadable: captionMessages.keywordUnreadable,
  notConfigured: captionMessages.modelNotConfigured,
  failed: captionMessages.modelFailed,
};

/**
 * The result of `complete_generation` if the reservation, or its account, no longer existed when the captions were
 * ready.
 */
const gone = z.object({ outcome: z.literal("gone") });
const goneWithAccount = z.object({ outcome: z.literal("no_account") });

export interface Reservation {
  id: string;
  requestId: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** Stops the writer; see `Call`. */
  writing: AbortSignal;
  /** Keyed hash of the network address from which a person requested captions, for the trends; none for a visitor. */
  networkHash?: string;
}

/**
 * Runs the expensive part of a generation under a reservation: writes the captions and stores them with their cost. If
 * anything fails or is cancelled before that, the reservation is released, so that it costs the person nothing.
 * @param prepare creates the task; runs under the reservation because it may cost CPU (a photo)
 * @param completed the result of `complete_generation` if it stored the captions
 * @returns the task, what was written for it, and that result
 */
export async function withReservation<Completed extends { outcome: "completed" }>(
  services: Services,
  reservation: Reservation,
  prepare: () => CaptionTask | Promise<CaptionTask>,
  completed: z.ZodMiniType<Completed>,
): Promise<{ task: CaptionTask; written: WrittenCaptions; stored: Completed }> {
  return await underReservation(services, reservation, async () => {
    const task = await prepare();
    const written = await writeCaptions(services.model, task, { signal: reservation.writing });
    const { captions, usage } = written;
    const stored = await completeGeneration(services, reservation, { task, captions, usage }, completed);
    return { task, written, stored };
  });
}

/** Runs a part of a generation; if it fails, the reservation is released. */
export async function underReservation<T>(
  services: Services,
  reservation: Reservation,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const releasing = release(services, reservation);
    services.background(releasing);
    await releasing;
    throw toApiError(error, reservation.signal, failures);
  }
}

interface Completion {
  task: CaptionTask;
  captions: string[];
  /** Null if the cost is not known yet; `extend_generation` adds it. */
  usage: TokenUsage | null;
}

/** The arguments of the database's functions for what a generation cost. */
export function costArguments(usage: TokenUsage | null) {
  return {
    p_model: usage?.model ?? null,
    p_input_tokens: usage?.inputTokens ?? null,
    p_output_tokens: usage?.outputTokens ?? null,
    p_milliseconds: usage && Math.round(usage.milliseconds),
  };
}

/**
 * Stores captions as an entry of the history and counts the generation, unless the person has had all of them lately.
 * @param completed the result of `complete_generation` if it stored the captions
 */
export async function completeGeneration<Completed extends { outcome: "completed" }>(
  { database }: Services,
  reservation: Reservation,
  { task, captions, usage }: Completion,
  completed: z.ZodMiniType<Completed>,
): Promise<Completed> {
  if (reservation.signal.aborted) throw new ModelError("aborted", "the client went away");
  const stored = await database.asServer(
    "complete_generation",
    {
      p_generation_id: reservation.id,
      p_keyword: task.keyword,
      p_platform: task.platform,
      p_captions: captions,
      ...costArguments(usage),
      p_network_hash: reservation.networkHash ?? null,
      p_intent: task.brief.intent,
      p_language: task.voice?.language ?? task.brief.language,
      p_repeats: areRepeats(captions, task),
    },
    z.union([completed, gone, goneWithAccount]),
  );
  if (stored.outcome === "no_account") throw unauthorized();
  if (stored.outcome === "gone")
    throw new ModelError("timeout", "the reservation was given back before the captions were ready");
  return stored;
}

/** A completed reservation stays unchanged, so this is safe even if the result of the completion was lost. */
export async function release(services: Services, { id, requestId }: { id: string; requestId: string }): Promise<void> {
  try {
    await services.database.asServer("release_generation", { p_generation_id: id }, z.boolean());
  } catch (error) {
    services.log("error", { event: "release_failed", requestId, generationId: id, error: describeError(error) });
  }
}
