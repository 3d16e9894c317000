import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { sessionMessages } from "../../../_shared/contract/wire/sessions.ts";
import { ApiError, unauthorized } from "../../../_shared/platform/errors.ts";
import { defineRoute } from "../../http/route.ts";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Ends one of the person's sessions: its tokens stop working immediately. To end the current one, use `POST
 * /api/logout`.
 */
export const endSession = defineRoute(endpoints.endSession, async (call, { database, securityEvents }) => {
  if (!uuid.test(call.id)) throw notFound();
  const outcome = await database.asPerson(
    call.session.token,
    "end_session",
    { p_session_id: call.id },
    z.enum(["ended", "not_found", "no_account"]),
  );
  if (outcome === "no_account") throw unauthorized();
  if (outcome === "not_found") throw notFound();
  securityEvents.record("session_ended", call.request.headers, {
    userId: call.session.userId,
    details: { sessions: 1 },
  });
  return { message: sessionMessages.ended };
});

function notFound(): ApiError {
  return new ApiError("not_found", sessionMessages.notFound);
}
