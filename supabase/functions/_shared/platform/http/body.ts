import { ApiError } from "../errors.ts";

/** Largest JSON body, in bytes. */
const jsonBytesMax = 100 * 1024;

/**
 * Reads a body into memory, at most `bytesMax`. The rest of a longer body is read and discarded, up to `drainMax`, so
 * that the sender, who reads the response only after sending, sees the error.
 * @throws ApiError `payload_too_large` with `message`; `bad_request` if the sender stops in the middle
 */
export async function readBody(
  request: Request,
  bytesMax: number,
  message: string,
  drainMax = 32 * 1024 * 1024,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (request.body) {
    const reader = request.body.getReader();
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        length += part.value.byteLength;
        if (length <= bytesMax) chunks.push(part.value);
        else if (length > drainMax) break;
      }
    } catch (cause) {
      throw new ApiError("bad_request", "The request ended before it was complete. Please try again.", { cause });
    }
    if (length > drainMax) await reader.cancel();
  }
  if (length > bytesMax) throw new ApiError("payload_too_large", message);
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** application/json, and types that end with +json. */
const jsonType = /^application\/(json|[\w.-]+\+json)\s*(;|$)/i;

/** Reads a JSON body. @throws ApiError 415 for another content type, 413 above `jsonBytesMax`, 400 for invalid JSON */
export async function readJson(request: Request): Promise<unknown> {
  if (!jsonType.test(request.headers.get("content-type") ?? "")) {
    throw new ApiError("unsupported_media_type", "Please send the request as application/json.");
  }
  const bytes = await readBody(request, jsonBytesMax, "The request is too large.");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ApiError("bad_request", "The request is not valid JSON.", { cause });
  }
}
