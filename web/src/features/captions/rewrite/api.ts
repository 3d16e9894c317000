import {
  adaptResult,
  rewriteOptions,
  rewriteResult,
  type AdaptRequest,
  type AdaptResult,
  type RewriteOptions,
  type RewriteRequest,
  type RewriteResult,
} from "@contract/wire/rewrites.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import type { CaptionId } from "../caption-batches.ts";

const paramsOf = ({ entryId, place }: CaptionId) => ({ id: entryId, place: String(place) });

/** What the writer can do with a caption, and how many rewrites do not count. Rejects with `ApiError`. */
export function readRewriteOptions(
  id: CaptionId,
  json: Pick<RewriteRequest, "text" | "platform">,
  signal: AbortSignal,
): Promise<RewriteOptions> {
  return api(operations.listCaptionRewrites, { json, params: paramsOf(id), schema: rewriteOptions, signal });
}

/** Rewrites a caption. Rejects with `ApiError`, or with an abort if `signal` fires: then nothing is counted. */
export function requestRewrite(id: CaptionId, json: RewriteRequest, signal: AbortSignal): Promise<RewriteResult> {
  return api(operations.rewriteCaption, { json, params: paramsOf(id), schema: rewriteResult, signal });
}

/** Adapts a caption to the other platforms. Rejects as `requestRewrite`. */
export function requestAdaptations(id: CaptionId, json: AdaptRequest, signal: AbortSignal): Promise<AdaptResult> {
  return api(operations.adaptCaption, { json, params: paramsOf(id), schema: adaptResult, signal });
}
