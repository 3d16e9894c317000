import { ok } from "@contract/accounts.ts";
import { entryPath } from "@contract/admin.ts";
import { hiddenTrend, hiddenTrendList, type HiddenTrend, type HiddenTrendRequest } from "@contract/admin-trends.ts";
import { api } from "@/lib/api-client.ts";
import { hiddenTrendTexts } from "../admin-texts.ts";
import { adminList } from "./admin-list.ts";

const path = "/api/admin/hidden-trends";

export const hiddenTrends = adminList<HiddenTrend>({ name: "hidden-trends", path, schema: hiddenTrendList, failed: hiddenTrendTexts.fetchFailed });

export const hideTrend = (json: HiddenTrendRequest): Promise<HiddenTrend> => api(path, { method: "POST", json, schema: hiddenTrend });

export const unhideTrend = (id: string) => api(entryPath(`${path}/:id`, id), { method: "DELETE", schema: ok });
