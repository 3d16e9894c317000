import type { CaptionRequest } from "@contract/wire/captions.ts";
import * as operations from "@contract/wire/operations.ts";
import { apiResponse } from "@/lib/api-client.ts";

/**
 * Requests captions, one by one where the server can send them so. Rejects with `ApiError`, or with an abort if
 * `signal` fires.
 * @param photo a prepared upload, see `../photo/prepare-photo.ts`
 * @returns the response with its body unread: server-sent events or JSON
 */
export function requestCaptions(request: CaptionRequest, photo: File | null, signal: AbortSignal): Promise<Response> {
  const form = { ...request, photoNote: (photo && request.photoNote) || undefined, image: photo ?? undefined };
  return apiResponse(operations.generateCaption, { form, signal }, { accept: "text/event-stream" });
}
