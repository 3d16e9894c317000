import { captionResult, type CaptionRequest, type CaptionResult } from "@contract/captions.ts";
import { api } from "@/lib/api-client.ts";

/**
 * Requests captions. Rejects with `ApiError`, or with an abort if `signal` fires: then nothing is counted.
 * @param photo a prepared upload, see `../photo/prepare-photo.ts`
 */
export function generateCaptions(request: CaptionRequest, photo: File | null, signal: AbortSignal): Promise<CaptionResult> {
  const form = new FormData();
  form.set("keyword", request.keyword);
  form.set("platform", request.platform);
  form.set("emojiLevel", String(request.emojiLevel));
  form.set("hashtagLevel", String(request.hashtagLevel));
  form.set("aiControlled", String(request.aiControlled));
  if (request.intent) form.set("intent", request.intent);
  if (request.language) form.set("language", request.language);
  if (request.photoNote && photo) form.set("photoNote", request.photoNote);
  if (photo) form.set("image", photo);
  return api("/api/generate-caption", { method: "POST", form, schema: captionResult, signal });
}
