import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ApiError } from "@/lib/api-client.ts";
import { apiPage } from "@/lib/api-page.ts";
import type { Operation, ReaderOf } from "@/lib/api-types.ts";
import { pathOf } from "@/lib/operation-path.ts";
import { toast } from "@/lib/toast.ts";
import { useTabVisible } from "../use-tab-visible.ts";

interface AdminListOptions<Called extends Operation> {
  /** The second part of the query key, after "admin". Mutations invalidate the list by this name. */
  name: string;
  /** Distinguishes two queries of the same list. */
  part?: string;
  operation: Called;
  /** Entries per page. Default: the server's. */
  limit?: number;
  /** Title of the notification if the list cannot be fetched. */
  failed: string;
  staleTime?: number;
}

/** Options of a paged admin list. A failed fetch shows one notification, wherever the list is used. */
export function adminList<Called extends Operation, Item extends { id: string }>({
  name,
  part,
  operation,
  limit,
  schema,
  failed,
  staleTime = 0,
}: AdminListOptions<Called> & ReaderOf<Called, Item[]>) {
  return infiniteQueryOptions({
    queryKey: part ? [...adminKey(name), part] : adminKey(name),
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await apiPage(operation, pageParam, { schema, signal });
      } catch (error) {
        if (error instanceof ApiError)
          toast({ title: failed, description: error.readable || undefined, variant: "destructive" });
        throw error;
      }
    },
    initialPageParam: pathOf(operation) + (limit ? `?limit=${limit}` : ""),
    getNextPageParam: (page) => page.next,
    staleTime,
  });
}

export const adminKey = (name: string): readonly string[] => ["admin", name];

export interface AdminList<Item> {
  /** All loaded entries; empty while loading and after a failure. */
  items: Item[];
  status: "loading" | "failed" | "ready";
  refreshing: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  refresh: () => void;
  loadMore: () => void;
}

/**
 * A paged admin list in React. It is fetched again when its tab or the browser's tab is shown again, because another
 * administrator may have changed it. An entry that moved to a later page while paging is shown once.
 */
export function useAdminList<Item extends { id: string }>(
  options: ReturnType<typeof adminList<Operation, Item>>,
): AdminList<Item> {
  const query = useInfiniteQuery({ ...options, enabled: useTabVisible(), refetchOnWindowFocus: true });
  const items = useMemo(() => {
    const all = query.data?.pages.flatMap((page) => page.items) ?? [];
    return [...new Map(all.map((item) => [item.id, item])).values()];
  }, [query.data]);
  return {
    items,
    status: statusOf(query),
    refreshing: query.isRefetching && !query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    refresh: () => {
      void query.refetch();
    },
    loadMore: () => {
      void query.fetchNextPage();
    },
  };
}

function statusOf(query: { data: unknown; isError: boolean; isFetching: boolean }): AdminList<unknown>["status"] {
  if (query.data) return "ready";
  return query.isError && !query.isFetching ? "failed" : "loading";
}
