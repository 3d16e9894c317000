import * as z from "zod/mini";
import { hiddenTrendRow, toHiddenTrend } from "../../../../_shared/domain/trending/hidden-trend-row.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

export const listHiddenTrends = defineRoute(endpoints.adminListHiddenTrends, async (call, { database }) => {
  const rows = await database.asPerson(call.session.token, "list_hidden_trends", {}, z.array(hiddenTrendRow));
  return rows.map(toHiddenTrend);
});
