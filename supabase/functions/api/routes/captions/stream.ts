import { captionMessages } from "../../../_shared/contract/wire/captions.ts";
import type { CaptionsStarted } from "../../../_shared/contract/wire/caption-events.ts";
import type { CaptionTask } from "../../../_shared/domain/captions/port.ts";
import { writeCaptions } from "../../../_shared/domain/captions/write.ts";
import { ModelError } from "../../../_shared/domain/writing/call.ts";
import { toApiError } from "../../../_shared/domain/writing/failure.ts";
import { ApiError } from "../../../_shared/platform/errors.ts";
import { eventStream, type SendEvent } from "../../http/event-stream.ts";
import type { Services } from "../../services.ts";
import { captionBriefOf } from "./caption-brief.ts";
import { captionResultOf } from "./caption-result.ts";
import { createEntryRecorder } from "./entry-recorder.ts";
import { failures, underReservation, type Reservation } from "./reservation.ts";

/**
 * Writes captions and sends each as soon as it has passed its checks and is stored; see `captionEvents`. A client that
 * disconnects stops the model: before the first caption the reservation is released, afterwards the entry keeps the
 * captions that were sent.
 */
export function streamCaptions(services: Services, reservation: Reservation, task: CaptionTask): Response {
  return eventStream(services, reservation.requestId, reservation.signal, async (send, left) => {
    const started: CaptionsStarted = {
      requested: task.count,
      writer: services.model.kind,
      brief: captionBriefOf(task),
    };
    send("start", started);
    const work = sendCaptions(services, { ...reservation, signal: left }, task, send);
    // A platform may end a function whose client has gone; the entry is finished or the reservation released before.
    services.background(Promise.allSettled([work]));
    await work;
  });
}

async function sendCaptions(
  services: Services,
  reservation: Reservation,
  task: CaptionTask,
  send: SendEvent,
): Promise<void> {
  const recorder = createEntryRecorder(services, reservation, task, (caption) => send("caption", caption));
  try {
    const written = await writeCaptions(services.model, task, {
      signal: AbortSignal.any([reservation.signal, reservation.writing, recorder.failed]),
      onCaption: recorder.add,
    });
    const finished = await recorder.finish(written.usage);
    if (finished === null) throw new ModelError("aborted", "the client went away");
    const { stored, captions } = finished;
    if (written.stopped !== null) throw stoppedEarly(captions.length, task.count, written.stopped);
    const result = { ...written, captions };
    send("done", captionResultOf({ task, written: result, stored, writer: services.model.kind }));
  } catch (error) {
    if (await recorder.settled()) throw toApiError(error, reservation.signal, failures);
    await underReservation(services, reservation, () => Promise.reject(error));
  }
}

/** The writer failed after captions had been sent: they are kept and counted. */
function stoppedEarly(kept: number, requested: number, cause: ModelError): ApiError {
  return new ApiError("model_failed", captionMessages.modelStopped, { details: { kept, requested }, cause });
}
