import { noEntry, rowId } from "../../../http/entry-id.ts";
import { respondToPending } from "../../../../_shared/domain/comments/respond-to-pending.ts";
import { toComment } from "../../../../_shared/domain/comments/row.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { ApiError } from "../../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../../_shared/platform/limits/take.ts";
import { defineRoute } from "../../../http/route.ts";

import { writerFailure } from "../writer-failure.ts";

/** Responds to a pending comment. A comment that already has a response is returned unchanged. */
export const respond = defineRoute(endpoints.adminRespond, async (call, services) => {
  const { signal } = call.request;
  const result = await respondToPending(services, rowId(call.id), {
    by: { token: call.session.token },
    requestId: call.requestId,
    signal,
  });
  if (result.outcome === "rate_limited") throw rateLimited(result.seconds);
  if (result.outcome === "failed") {
    const known = writerFailure(result.error, signal);
    throw known instanceof ApiError ? new ApiError(known.code, result.message, { cause: result.error }) : known;
  }
  if (result.outcome !== "responded") throw noEntry();
  const comment = toComment(result.row);
  return { ...comment, response: comment.response ?? "", alreadyResponded: result.alreadyResponded };
});
