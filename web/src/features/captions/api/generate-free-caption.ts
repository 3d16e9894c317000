import { freeCaptionResult, type FreeCaptionRequest, type FreeCaptionResult } from "@contract/wire/captions.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Requests a visitor's free caption. Rejects with `ApiError`. */
export function generateFreeCaption(request: FreeCaptionRequest): Promise<FreeCaptionResult> {
  return api(operations.generateFreeCaption, { json: request, schema: freeCaptionResult });
}
