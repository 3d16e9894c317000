import { freeCaptionResult, type FreeCaptionRequest, type FreeCaptionResult } from "@contract/captions.ts";
import { api } from "@/lib/api-client.ts";

/** Requests a visitor's free caption. Rejects with `ApiError`. */
export function generateFreeCaption(request: FreeCaptionRequest): Promise<FreeCaptionResult> {
  return api("/api/generate-free-caption", { method: "POST", json: request, schema: freeCaptionResult });
}
