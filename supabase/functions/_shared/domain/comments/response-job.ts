import * as z from "zod/mini";
import { Postponed } from "../../platform/queue/job.ts";
import type { JobHandler } from "../../platform/queue/run.ts";
import { respondToPending, type RespondServices, type ResponseResult } from "./respond-to-pending.ts";

/** How long an automatic response may take; shorter than the queue's lease. */
const timeoutMs = 20_000;

const payload = z.object({ comment_id: z.string(), actor_id: z.optional(z.string()) });

/**
 * Handles the queue `comment_response`: responds to one comment. Run a second time, it finds the first response.
 * @param onResult is told the result, also when the job is tried again later
 */
export function createResponseJob(
  services: RespondServices,
  { requestId, onResult }: { requestId?: string; onResult?: (result: ResponseResult) => void } = {},
): JobHandler {
  return async (job) => {
    const { comment_id: id, actor_id: actorId = null } = payload.parse(job.payload);
    const result = await respondToPending(services, id, {
      by: { actorId },
      requestId,
      signal: AbortSignal.timeout(timeoutMs),
    });
    onResult?.(result);
    if (result.outcome === "rate_limited") throw new Postponed(result.seconds);
    if (result.outcome === "failed") throw result.error;
  };
}
