import * as z from "zod/mini";
import { writeFittingCaptions } from "../../../_shared/captions/write.ts";
import { captionMessages } from "../../../_shared/contract/captions.ts";
import { ApiError, describeError } from "../../../_shared/errors.ts";
import { ModelError, type CaptionTask, type ModelUsage } from "../../../_shared/model/port.ts";
import type { Services } from "../../services.ts";

export interface Written { captions: string[]; usage: ModelUsage }

/**
 * Runs the paid part of a generation under a reservation: writes the captions and completes. Whatever goes wrong or is
 * cancelled before the completion gives the reservation back, so that it costs the person nothing.
 * @param signal of the request; aborting stops the model
 * @param complete stores the result; it decides alone once it is called
 */
export async function spendReservation<T>(
  services: Services,
  reservation: { id: string; requestId: string; signal: AbortSignal },
  task: CaptionTask,
  complete: (written: Written) => Promise<T>,
): Promise<T> {
  try {
    const written = await writeFittingCaptions(services.model, task, { signal: reservation.signal });
    if (reservation.signal.aborted) throw new ModelError("aborted", "the client went away");
    return await complete(written);
  } catch (error) {
    const releasing = release(services, reservation);
    services.background(releasing);
    await releasing;
    throw refusalOf(error, reservation.signal);
  }
}

/** A completed reservation stays as it is, so that this is safe even when a completion's answer was lost. */
async function release(services: Services, { id, requestId }: { id: string; requestId: string }): Promise<void> {
  try {
    await services.database.asServer("release_generation", { p_generation_id: id }, z.boolean());
  } catch (error) {
    services.log("error", { event: "release_failed", requestId, generationId: id, error: describeError(error) });
  }
}

function refusalOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new ApiError("client_closed_request", captionMessages.aborted, { cause: error });
  if (!(error instanceof ModelError)) return error;
  switch (error.kind) {
    case "refused": return new ApiError("model_refused", captionMessages.modelRefused, { cause: error });
    case "config": return new ApiError("not_configured", captionMessages.modelNotConfigured, { cause: error });
    default: return new ApiError("model_failed", captionMessages.modelFailed, { cause: error });
  }
}

/** The reservation ran out while the model wrote and was given back: nothing is counted and nothing stored. */
export function reservationLost(): ModelError {
  return new ModelError("timeout", "the reservation was given back before the captions were ready");
}
