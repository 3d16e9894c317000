import * as z from "zod/mini";
import { rowId } from "../../../http/entry-id.ts";
import { hiddenTrendMessages } from "../../../../_shared/contract/wire/hidden-trends.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

/** Allows a hidden entry to be listed again; it succeeds if the entry is no longer hidden. */
export const unhideTrend = defineRoute(endpoints.adminUnhideTrend, async (call, { database }) => {
  await database.asPerson(call.session.token, "unhide_trend", { p_id: rowId(call.id) }, z.boolean());
  return { message: hiddenTrendMessages.removed };
});
