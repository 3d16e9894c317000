import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { sessionMessages } from "../../../_shared/contract/wire/sessions.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { defineRoute } from "../../http/route.ts";

/** Ends all sessions of the person except the current one. */
export const endOtherSessions = defineRoute(endpoints.endOtherSessions, async (call, { database, securityEvents }) => {
  const ended = await database.asPerson(call.session.token, "end_other_sessions", {}, z.nullable(z.number()));
  if (ended === null) throw unauthorized();
  if (ended > 0) {
    securityEvents.record("session_ended", call.request.headers, {
      userId: call.session.userId,
      details: { sessions: ended },
    });
  }
  return { message: sessionMessages.othersEnded };
});
