import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { liveChangesQuery } from "../../../_shared/contract/wire/live-changes.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { defineRoute } from "../../http/route.ts";
import { validate } from "../../http/validate.ts";

/**
 * Says whether anything was announced to the session since the page started. A page asks once, when its live connection
 * is ready: what was announced before that did not reach it.
 */
export const getLiveChanges = defineRoute(endpoints.getLiveChanges, async (call, { database }) => {
  const { seconds } = validate(liveChangesQuery, Object.fromEntries(call.query));
  const changed = await database.asPerson(
    call.session.token,
    "was_announced",
    { p_seconds: seconds },
    z.nullable(z.boolean()),
  );
  if (changed === null) throw unauthorized();
  return { changed };
});
