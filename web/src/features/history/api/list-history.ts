import { historyEntry, type HistoryEntry } from "@contract/wire/history.ts";
import * as operations from "@contract/wire/operations.ts";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import * as z from "zod/mini";
import { ApiError } from "@/lib/api-client.ts";
import { apiPage } from "@/lib/api-page.ts";
import { recallPage, rememberPage } from "@/lib/last-seen.ts";
import { pathOf } from "@/lib/operation-path.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { getUser } from "@/lib/session.ts";

/** One page and the path of the next older one, or null at the end. */
export interface HistoryPage {
  items: HistoryEntry[];
  next: string | null;
}

/** An entry without a date shows "Unknown date", instead of hiding all others. */
const page = z.array(z.extend(historyEntry, { createdAt: z.catch(z.string(), "") }));
const keptPage = z.object({ items: page, next: z.nullable(z.string()) });
const firstPath = pathOf(operations.listHistory);

function fetchPage(path: string, signal?: AbortSignal): Promise<HistoryPage> {
  return apiPage(operations.listHistory, path, { schema: page, signal });
}

/** A page of the whole history, which is kept on this device for reading without a connection. */
async function fetchKeptPage(path: string, signal?: AbortSignal): Promise<HistoryPage> {
  const page = await fetchPage(path, signal);
  const user = getUser();
  if (user) void rememberPage(user.id, path, page);
  return page;
}

/** Without a connection: the last-seen copy of the page, or null. */
async function recallKept(path: string): Promise<HistoryPage | null> {
  const user = getUser();
  const kept = keptPage.safeParse(user && (await recallPage(user.id, path)));
  return kept.success ? kept.data : null;
}

async function listHistory(path: string, signal: AbortSignal): Promise<HistoryPage> {
  try {
    return await fetchKeptPage(path, signal);
  } catch (error) {
    const kept = error instanceof ApiError && error.status === 0 ? await recallKept(path) : null;
    if (kept) return kept;
    throw error;
  }
}

/** The newest page from the server. Rejects with `ApiError`. */
export function listNewest(): Promise<HistoryPage> {
  return fetchKeptPage(firstPath);
}

/** The person's history, newest first, page by page. */
export const historyOptions = infiniteQueryOptions({
  queryKey: queryKeys.captionHistory,
  queryFn: ({ pageParam, signal }) => listHistory(pageParam, signal),
  initialPageParam: firstPath,
  getNextPageParam: (page) => page.next,
});

/**
 * What a filter finds in the history, in the same order. While it is searched for, what was found before stays.
 * @param search from `filterSearch`; with '', the whole history
 */
export function foundOptions(search: string): typeof historyOptions {
  if (search === "") return historyOptions;
  return infiniteQueryOptions({
    queryKey: [...queryKeys.captionHistory, search] as unknown as typeof queryKeys.captionHistory,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: `${firstPath}?${search}`,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  }) as typeof historyOptions;
}
