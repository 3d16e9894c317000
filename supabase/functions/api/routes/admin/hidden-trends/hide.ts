import * as z from "zod/mini";
import { hiddenTrendRow, toHiddenTrend } from "../../../../_shared/domain/trending/hidden-trend-row.ts";
import { hiddenTrendMessages } from "../../../../_shared/contract/wire/hidden-trends.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { fieldError } from "../../../../_shared/platform/errors.ts";
import { defineRoute } from "../../../http/route.ts";

/** Removes a hashtag or an emoji from today's trends and excludes it from later ones; repeating this has no effect. */
export const hideTrend = defineRoute(endpoints.adminHideTrend, async (call, { database, sharedResponses }) => {
  const hidden = await database.asPerson(
    call.session.token,
    "hide_trend",
    { p_entry: call.input.entry },
    z.nullable(hiddenTrendRow),
  );
  if (hidden === null) throw fieldError("validation_failed", "entry", hiddenTrendMessages.entry);
  sharedResponses.trending.clear();
  call.status(201);
  return toHiddenTrend(hidden);
});
