import * as operations from "@contract/wire/operations.ts";
import { trendingResponse, type TrendingResponse } from "@contract/wire/trending.ts";
import { trendingCacheMs } from "@contract/rules/trending-countdown.ts";
import { queryOptions } from "@tanstack/react-query";
import { ApiError, api } from "@/lib/api-client.ts";
import { pathOf } from "@/lib/operation-path.ts";
import { pathAfterOwnChange } from "@/lib/own-changes.ts";
import { queryKeys } from "@/lib/query-keys.ts";

/** Today's trends, or null if there are none yet. */
async function getTrending(signal: AbortSignal): Promise<TrendingResponse | null> {
  const path = pathAfterOwnChange(pathOf(operations.getTrending));
  try {
    return await api(operations.getTrending, { schema: trendingResponse, signal }, { path });
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
}

/** Cached for an hour, also while another page is open. */
export const trendingOptions = queryOptions({
  queryKey: queryKeys.trending,
  queryFn: ({ signal }) => getTrending(signal),
  staleTime: trendingCacheMs,
  gcTime: trendingCacheMs,
});
