import * as z from "zod/mini";
import { createResponseJob } from "../../../../_shared/domain/comments/response-job.ts";
import type { ResponseResult } from "../../../../_shared/domain/comments/respond-to-pending.ts";
import { commentRow, toComment } from "../../../../_shared/domain/comments/row.ts";
import { commentMessages } from "../../../../_shared/contract/wire/comments.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { describeError, fieldError } from "../../../../_shared/platform/errors.ts";
import { jobRow } from "../../../../_shared/platform/queue/job.ts";
import { runJob } from "../../../../_shared/platform/queue/run.ts";
import { defineRoute } from "../../../http/route.ts";

const created = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("created"), comment: commentRow, job: z.nullable(jobRow) }),
  z.object({ outcome: z.literal("no_post") }),
]);

/**
 * Stores a comment and, while auto-respond is on, responds to it immediately. If the response fails, the comment stays
 * pending, with the reason, and the queue tries again.
 */
export const createComment = defineRoute(endpoints.adminCreateComment, async (call, services) => {
  const stored = await services.database.asPerson(
    call.session.token,
    "create_social_comment",
    { p_post_id: call.input.postId || null, p_comment: call.input.comment },
    created,
  );
  if (stored.outcome === "no_post") throw fieldError("validation_failed", "postId", commentMessages.post);
  call.status(201);
  if (stored.job === null) return toComment(stored.comment);

  const { requestId } = call;
  let shown = { ...stored.comment, failure: commentMessages.failed as string | null };
  const onResult = (result: ResponseResult) => {
    shown = ("row" in result && result.row) || stored.comment;
  };
  const handler = createResponseJob(services, { requestId, onResult });
  const running = runJob({ ...services, handlers: { comment_response: handler } }, stored.job).catch((error: unknown) =>
    services.log("error", { event: "automatic_response_crashed", requestId, error: describeError(error) }),
  );
  // Independent of the request: the response is completed even if the page that requested it was closed.
  services.background(running);
  await running;
  return toComment(shown);
});
