import { captionEvents, type CaptionsStarted, type SentCaption } from "@contract/wire/caption-events.ts";
import type { CaptionResult } from "@contract/wire/captions.ts";
import { parseJson } from "@contract/wire/json.ts";
import { ApiError, type ResponseReader } from "@/lib/api-client.ts";
import { offlineMessage, unreadableMessage } from "@/lib/api-error.ts";
import { readEventStream } from "@/lib/event-stream.ts";

export interface CaptionListeners {
  onStart: (started: CaptionsStarted) => void;
  onCaption: (caption: SentCaption) => void;
}

/**
 * Reads the events of a generation until its end.
 * @param signal of the request
 * @throws ApiError: what the server said, or with status 0 if the connection was lost; an abort is rethrown as it is
 */
export async function readCaptionEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  { onStart, onCaption }: CaptionListeners,
): Promise<CaptionResult> {
  try {
    for await (const { event, data } of readEventStream(body)) {
      if (event === "start") onStart(read(captionEvents.start, data));
      if (event === "caption") onCaption(read(captionEvents.caption, data));
      if (event === "done") return read(captionEvents.done, data);
      if (event === "error") throw failed(data);
    }
  } catch (cause) {
    if (signal.aborted || cause instanceof ApiError) throw cause;
    throw lost(cause);
  }
  throw lost();
}

function read<T>(schema: ResponseReader<T>, text: string): T {
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new ApiError(200, `200: ${unreadableMessage}`, unreadableMessage, undefined, { cause: parsed.error });
  return parsed.data;
}

function failed(data: string): ApiError {
  const wire = read(captionEvents.error, data);
  return new ApiError(wire.status, `${wire.status}: ${data}`, wire.message, wire);
}

/** A stream that ends without `done` or `error` was cut off. */
function lost(cause?: unknown): ApiError {
  return new ApiError(0, `0: ${offlineMessage}`, offlineMessage, undefined, { cause });
}
