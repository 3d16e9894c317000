import { chatReply, chatDelta, chatMessages, type ChatReply, type ChatTurn } from "@contract/wire/chat.ts";
import { parseJson } from "@contract/wire/json.ts";
import * as operations from "@contract/wire/operations.ts";
import { ApiError, apiResponse, type ResponseReader } from "@/lib/api-client.ts";
import { offlineMessage, readWireError, unreadableMessage } from "@/lib/api-error.ts";
import { readEventStream } from "@/lib/event-stream.ts";

interface AskOptions {
  signal: AbortSignal;
  /** Called with each piece of the reply while it is written. */
  onPiece: (text: string) => void;
}

/**
 * Sends a message to the assistant and shows its reply while it is written.
 * @returns the final reply, which replaces the pieces
 * @throws ApiError; an abort is rethrown as it is
 */
export async function askAssistant(messages: readonly ChatTurn[], { signal, onPiece }: AskOptions): Promise<ChatReply> {
  const response = await apiResponse(
    operations.chat,
    { json: { messages: [...messages] }, signal },
    { accept: "text/event-stream" },
  );
  // A proxy that buffers the response, or a server that does not stream: then it arrives at once.
  if (!response.headers.get("content-type")?.startsWith("text/event-stream"))
    return read(chatReply, await response.text());
  if (!response.body) throw unreadable();
  try {
    for await (const { event, data } of readEventStream(response.body)) {
      if (event === "delta") onPiece(read(chatDelta, data).text);
      if (event === "done") return read(chatReply, data);
      if (event === "error") throw failed(data);
    }
  } catch (cause) {
    if (signal.aborted || cause instanceof ApiError) throw cause;
    throw new ApiError(0, `0: ${offlineMessage}`, offlineMessage, undefined, { cause });
  }
  throw unreadable();
}

function read<T>(schema: ResponseReader<T>, text: string): T {
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw unreadable(parsed.error);
  return parsed.data;
}

/** The response had begun with status 200, so the failure has no status of its own; 502 is what it would have been. */
function failed(data: string): ApiError {
  const wire = readWireError(data);
  return new ApiError(502, `502: ${data}`, wire?.message ?? chatMessages.failed, wire);
}

function unreadable(cause?: unknown): ApiError {
  return new ApiError(200, `200: ${unreadableMessage}`, unreadableMessage, undefined, { cause });
}
