import * as operations from "@contract/wire/operations.ts";
import { trendingResponse, type TrendingResponse } from "@contract/wire/trending.ts";
import { trendingCacheMs } from "@contract/rules/trending-countdown.ts";
import { queryOptions } from "@tanstack/react-query";
import { ApiError, api } from "@/lib/api-client.ts";

/** Today's trends, or null if there are none yet. */
async function getTrending(signal: AbortSignal): Promise<TrendingResponse | null> {
  try {
    return await api(operations.getTrending, { schema: trendingResponse, signal });
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
}

/** Cached for an hour, also while another page is open. */
export const trendingOptions = queryOptions({
  queryKey: ["trending"],
  queryFn: ({ signal }) => getTrending(signal),
  staleTime: trendingCacheMs,
  gcTime: trendingCacheMs,
});
