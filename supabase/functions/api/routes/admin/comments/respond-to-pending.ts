import * as z from "zod/mini";
import { respondToComment } from "../../../../_shared/domain/comments/respond-to-comment.ts";
import { commentRow } from "../../../../_shared/domain/comments/row.ts";
import { rateLimitedRow } from "../../../../_shared/platform/limits/row.ts";
import { commentMessages } from "../../../../_shared/contract/wire/comments.ts";
import { ModelError } from "../../../../_shared/domain/writing/call.ts";
import { failureMessage, type FailureMessages } from "../../../../_shared/domain/writing/failure.ts";
import type { Services } from "../../../services.ts";

type Row = z.infer<typeof commentRow>;

const begun = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("pending"),
    comment: commentRow,
    post: z.nullable(z.string()),
    hashtags: z.array(z.string()),
  }),
  z.object({ outcome: z.literal("responded"), comment: commentRow }),
  z.object({ outcome: z.enum(["disabled", "not_found"]) }),
  rateLimitedRow,
]);
const completed = z.nullable(z.extend(commentRow, { already_responded: z.boolean() }));

/** What stands on a comment that got no response. */
const failures: FailureMessages = { ...commentMessages, aborted: commentMessages.failed };

export type ResponseResult =
  | { outcome: "responded"; row: Row; alreadyResponded: boolean }
  /** The comment stays pending, with the reason. */
  | { outcome: "failed"; row: Row; error: unknown; message: string }
  /** The comment stays pending; if the response was automatic, with the reason. */
  | { outcome: "rate_limited"; row: Row | null; seconds: number }
  | { outcome: "disabled" | "not_found" };

export interface RespondContext {
  token: string;
  requestId: string;
  automatic: boolean;
  signal: AbortSignal;
}

/**
 * Responds to one comment and stores the response. If two run at once, the database keeps the first response and the
 * second caller gets that one. A failure leaves the comment pending, with the reason.
 */
export async function respondToPending(
  { database, comments, log }: Services,
  id: string,
  { token, requestId, automatic, signal }: RespondContext,
): Promise<ResponseResult> {
  const start = await database.asPerson(token, "begin_comment_response", { p_id: id, p_automatic: automatic }, begun);
  if (start.outcome === "responded") return { outcome: "responded", row: start.comment, alreadyResponded: true };
  if (start.outcome === "rate_limited") {
    const row = automatic ? await fail(commentMessages.tooMany) : null;
    return { outcome: "rate_limited", row, seconds: start.retry_after };
  }
  if (start.outcome !== "pending") return { outcome: start.outcome };

  try {
    const { text, reason, usage } = await respondToComment(
      comments,
      { comment: start.comment.comment, post: start.post, hashtags: start.hashtags },
      { signal },
    );
    const row = await database.asPerson(
      token,
      "complete_comment_response",
      { p_id: id, p_response: text, p_automatic: automatic, p_reason: reason },
      completed,
    );
    if (row === null) return { outcome: "not_found" };
    log("info", { event: "comment_responded", requestId, automatic, reason: reason ?? "written", ...usage });
    return { outcome: "responded", row, alreadyResponded: row.already_responded };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const message = failureMessage(error.kind, failures);
    log("warn", { event: "comment_not_responded", requestId, automatic, kind: error.kind });
    const row = await fail(message);
    return row === null ? { outcome: "not_found" } : { outcome: "failed", row, error, message };
  }

  function fail(message: string): Promise<Row | null> {
    return database.asPerson(token, "fail_comment_response", { p_id: id, p_failure: message }, z.nullable(commentRow));
  }
}
