import { captionResult, type CaptionRequest, type CaptionResult } from "@contract/wire/captions.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/**
 * Requests captions. Rejects with `ApiError`, or with an abort if `signal` fires: then nothing is counted.
 * @param photo a prepared upload, see `../photo/prepare-photo.ts`
 */
export function generateCaptions(
  request: CaptionRequest,
  photo: File | null,
  signal: AbortSignal,
): Promise<CaptionResult> {
  const form = {
    keyword: request.keyword,
    platform: request.platform,
    emojiLevel: request.emojiLevel,
    hashtagLevel: request.hashtagLevel,
    aiControlled: request.aiControlled,
    intent: request.intent,
    language: request.language,
    photoNote: (photo && request.photoNote) || undefined,
    image: photo ?? undefined,
  };
  return api(operations.generateCaption, { form, schema: captionResult, signal });
}
