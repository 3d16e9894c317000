import { ok } from "@contract/wire/accounts.ts";
import {
  hiddenTrend,
  hiddenTrendList,
  type HiddenTrend,
  type HiddenTrendRequest,
} from "@contract/wire/hidden-trends.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import { noteOwnChange } from "@/lib/own-changes.ts";
import { hiddenTrendTexts } from "../admin-texts.ts";
import { adminList } from "./admin-list.ts";

export const hiddenTrends = adminList({
  name: "hidden-trends",
  operation: operations.adminListHiddenTrends,
  schema: hiddenTrendList,
  failed: hiddenTrendTexts.fetchFailed,
});

/** Hides an entry; the response to this tab's next request for the trends does not contain it. */
export async function hideTrend(json: HiddenTrendRequest): Promise<HiddenTrend> {
  const hidden = await api(operations.adminHideTrend, { json, schema: hiddenTrend });
  noteOwnChange(operations.getTrending);
  return hidden;
}

export const unhideTrend = (id: string) => api(operations.adminUnhideTrend, { params: { id }, schema: ok });
