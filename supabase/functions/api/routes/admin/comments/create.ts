import * as z from "zod/mini";
import { commentRow, toComment } from "../../../../_shared/domain/comments/row.ts";
import { commentMessages } from "../../../../_shared/contract/wire/comments.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { describeError, fieldError } from "../../../../_shared/platform/errors.ts";
import { defineRoute } from "../../../http/route.ts";
import { respondToPending, type ResponseResult } from "./respond-to-pending.ts";

/** How long an automatic response may take; the comment is stored before that. */
const automaticTimeoutMs = 20_000;

const created = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("created"), comment: commentRow, auto_respond: z.boolean() }),
  z.object({ outcome: z.literal("no_post") }),
]);

/**
 * Stores a comment and, while auto-respond is on, responds to it immediately. If the response fails, the comment is
 * kept and stays pending, with the reason.
 */
export const createComment = defineRoute(endpoints.adminCreateComment, async (call, services) => {
  const { token } = call.session;
  const stored = await services.database.asPerson(
    token,
    "create_social_comment",
    { p_post_id: call.input.postId || null, p_comment: call.input.comment },
    created,
  );
  if (stored.outcome === "no_post") throw fieldError("validation_failed", "postId", commentMessages.post);
  call.status(201);
  if (!stored.auto_respond) return toComment(stored.comment);

  // Independent of the request: the response is completed even if the page that requested it was closed.
  const responding = respondToPending(services, stored.comment.id, {
    token,
    requestId: call.requestId,
    automatic: true,
    signal: AbortSignal.timeout(automaticTimeoutMs),
  }).catch((error: unknown): ResponseResult => {
    services.log("error", {
      event: "automatic_response_crashed",
      requestId: call.requestId,
      error: describeError(error),
    });
    return {
      outcome: "failed",
      row: { ...stored.comment, failure: commentMessages.failed },
      error,
      message: commentMessages.failed,
    };
  });
  services.background(responding);
  const result = await responding;
  return toComment(("row" in result && result.row) || stored.comment);
});
