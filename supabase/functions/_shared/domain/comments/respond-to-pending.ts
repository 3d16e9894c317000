import * as z from "zod/mini";
import { commentMessages } from "../../contract/wire/comments.ts";
import { rateLimitedRow } from "../../platform/limits/row.ts";
import type { Log } from "../../platform/log.ts";
import type { Database } from "../../platform/supabase/database.ts";
import { ModelError } from "../writing/call.ts";
import { failureMessage, type FailureMessages } from "../writing/failure.ts";
import type { CommentResponder } from "./port.ts";
import { respondToComment } from "./respond-to-comment.ts";
import { commentRow } from "./row.ts";

type Row = z.infer<typeof commentRow>;

const begun = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("pending"),
    comment: commentRow,
    post: z.nullable(z.string()),
    hashtags: z.array(z.string()),
    others: z.array(z.string()),
  }),
  z.object({ outcome: z.literal("responded"), comment: commentRow }),
  z.object({ outcome: z.enum(["disabled", "not_found"]) }),
  rateLimitedRow,
]);
const completed = z.nullable(z.extend(commentRow, { already_responded: z.boolean() }));
const failed = z.nullable(commentRow);

/** What stands on a comment that got no response. */
const failures: FailureMessages = { ...commentMessages, aborted: commentMessages.failed };

export type ResponseResult =
  | { outcome: "responded"; row: Row; alreadyResponded: boolean }
  /** The comment stays pending, with the reason. */
  | { outcome: "failed"; row: Row; error: ModelError; message: string }
  /** The comment stays pending; if the response was automatic, with the reason. */
  | { outcome: "rate_limited"; row: Row | null; seconds: number }
  | { outcome: "disabled" | "not_found" };

/** Who responds: an administrator who clicked, or the server for the person who entered the comment, if they exist. */
export type Responding = { token: string } | { actorId: string | null };

export interface RespondServices {
  database: Database;
  comments: CommentResponder;
  log: Log;
}

/** The database's functions for whoever responds. */
function functionsFor(database: Database, id: string, by: Responding) {
  if ("token" in by) {
    return {
      begin: () => database.asPerson(by.token, "begin_comment_response", { p_id: id }, begun),
      complete: (response: string, reason: string | null) =>
        database.asPerson(
          by.token,
          "complete_comment_response",
          { p_id: id, p_response: response, p_reason: reason },
          completed,
        ),
      fail: (failure: string) =>
        database.asPerson(by.token, "fail_comment_response", { p_id: id, p_failure: failure }, failed),
    };
  }
  return {
    begin: () => database.asServer("begin_automatic_response", { p_id: id }, begun),
    complete: (response: string, reason: string | null) =>
      database.asServer(
        "complete_automatic_response",
        { p_id: id, p_response: response, p_reason: reason, p_actor_id: by.actorId },
        completed,
      ),
    fail: (failure: string) => database.asServer("fail_automatic_response", { p_id: id, p_failure: failure }, failed),
  };
}

/**
 * Responds to one comment and stores the response. If two run at once, the database keeps the first response and the
 * second caller gets that one. A failure leaves the comment pending, with the reason.
 */
export async function respondToPending(
  { database, comments, log }: RespondServices,
  id: string,
  { by, requestId, signal }: { by: Responding; requestId?: string | undefined; signal: AbortSignal },
): Promise<ResponseResult> {
  const { begin, complete, fail } = functionsFor(database, id, by);
  const about = { ...(requestId === undefined ? {} : { requestId }), automatic: !("token" in by) };
  const start = await begin();
  if (start.outcome === "responded") return { outcome: "responded", row: start.comment, alreadyResponded: true };
  if (start.outcome === "rate_limited") {
    const row = about.automatic ? await fail(commentMessages.tooMany) : null;
    return { outcome: "rate_limited", row, seconds: start.retry_after };
  }
  if (start.outcome !== "pending") return { outcome: start.outcome };

  try {
    const { text, reason, usage } = await respondToComment(
      comments,
      { comment: start.comment.comment, post: start.post, hashtags: start.hashtags, others: start.others },
      { signal },
    );
    const row = await complete(text, reason);
    if (row === null) return { outcome: "not_found" };
    log("info", { event: "comment_responded", ...about, reason: reason ?? "written", ...usage });
    return { outcome: "responded", row, alreadyResponded: row.already_responded };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const message = failureMessage(error.kind, failures);
    log("warn", { event: "comment_not_responded", ...about, kind: error.kind });
    const row = await fail(message);
    return row === null ? { outcome: "not_found" } : { outcome: "failed", row, error, message };
  }
}
