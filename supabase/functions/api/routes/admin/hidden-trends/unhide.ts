import * as z from "zod/mini";
import { noEntry, rowId } from "../../../http/entry-id.ts";
import { hiddenTrendMessages } from "../../../../_shared/contract/wire/hidden-trends.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

/** Allows a hidden entry to be listed again. */
export const unhideTrend = defineRoute(endpoints.adminUnhideTrend, async (call, { database }) => {
  const isUnhidden = await database.asPerson(call.session.token, "unhide_trend", { p_id: rowId(call.id) }, z.boolean());
  if (!isUnhidden) throw noEntry();
  return { message: hiddenTrendMessages.removed };
});
