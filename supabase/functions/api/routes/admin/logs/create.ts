import * as z from "zod/mini";
import { activityRow, toActivity } from "../../../../_shared/domain/activity/row.ts";
import { rateLimitedRow } from "../../../../_shared/platform/limits/row.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { rateLimited } from "../../../../_shared/platform/limits/take.ts";
import { defineRoute } from "../../../http/route.ts";

const created = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("created"), entry: activityRow }),
  rateLimitedRow,
]);

/** Stores an action that happened only in the client; the server logs its own actions itself. */
export const createActivityLog = defineRoute(endpoints.adminCreateActivityLog, async (call, { database }) => {
  const { actionType, description, metadata } = call.input;
  const result = await database.asPerson(
    call.session.token,
    "create_activity_log",
    { p_action_type: actionType, p_description: description, p_metadata: metadata },
    created,
  );
  if (result.outcome === "rate_limited") throw rateLimited(result.retry_after);
  call.status(201);
  return toActivity(result.entry);
});
