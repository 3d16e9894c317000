import { historyPage, type HistoryEntry } from "@contract/history.ts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { apiWithHeaders } from "@/lib/api-client.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { nextPath } from "@/lib/next-path.ts";

/** One page and the path of the next older one, or null at the end. */
export interface HistoryPage { entries: HistoryEntry[]; next: string | null }

const firstPath = "/api/caption-history";

async function listHistory(path: string, signal: AbortSignal): Promise<HistoryPage> {
  const { data, headers } = await apiWithHeaders(path, { schema: historyPage, signal });
  return { entries: data, next: nextPath(headers.get("link")) };
}

/** The person's history, newest first, page by page. */
export const historyOptions = infiniteQueryOptions({
  queryKey: queryKeys.captionHistory,
  queryFn: ({ pageParam, signal }) => listHistory(pageParam, signal),
  initialPageParam: firstPath,
  getNextPageParam: (page) => page.next,
});
