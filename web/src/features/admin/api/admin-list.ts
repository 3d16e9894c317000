import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ApiError } from "@/lib/api-client.ts";
import { apiPage } from "@/lib/api-page.ts";
import type { Operation, ReaderOf } from "@/lib/api-types.ts";
import { pathOf } from "@/lib/operation-path.ts";
import { toast } from "@/lib/toast.ts";
import { useTabVisible } from "../use-tab-visible.ts";

interface AdminListOptions<Called extends Operation> {
  /** Second part of the query key, after "admin"; what changes the list invalidates it by this name. */
  name: string;
  /** Tells two queries of one list apart. */
  part?: string;
  operation: Called;
  /** Entries of a page; the server's usual number when left out. */
  limit?: number;
  /** Title of the toast when the list cannot be fetched. */
  failed: string;
  staleTime?: number;
}

/** Options of a paged admin list. A failed fetch shows its toast once, wherever the list stands. */
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
        const { data, next } = await apiPage(operation, pageParam, { schema, signal });
        return { items: data, next };
      } catch (error) {
        if (error instanceof ApiError) toast({ title: failed, description: error.readable, variant: "destructive" });
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
  /** Everything that is loaded; empty while loading and after a failure. */
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
 * A paged admin list in React. It is read anew when its tab is shown again and when the browser's tab is: another
 * administrator may have been at work. An entry that moved to a later page while paging is shown once.
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
