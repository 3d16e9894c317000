import type { InfiniteData } from "@tanstack/react-query";
import type { HistoryPage } from "./api/list-history.ts";

type History<Parameter> = InfiniteData<HistoryPage, Parameter>;

/**
 * Merges a newly fetched first page into the loaded history: new entries go to the front, and everything below stays.
 * If the two do not overlap (entries were deleted, or too many are new), the new page replaces everything.
 */
export function withNewest<Parameter>(history: History<Parameter>, fresh: HistoryPage): History<Parameter> {
  const [first, ...rest] = history.pages;
  const meetsAt = fresh.items.findIndex(({ id }) => id === first?.items[0]?.id);
  if (!first || meetsAt < 0) return { pages: [fresh], pageParams: history.pageParams.slice(0, 1) };
  const below = fresh.items.slice(meetsAt);
  const unchanged = below.every(
    ({ id }, index) => (first.items[index] ?? rest[0]?.items[index - first.items.length])?.id === id,
  );
  if (!unchanged) return { pages: [fresh], pageParams: history.pageParams.slice(0, 1) };
  if (meetsAt === 0) return history;
  return {
    ...history,
    pages: [{ ...first, items: [...fresh.items.slice(0, meetsAt), ...first.items] }, ...rest],
  };
}

/** Whether an entry is among the loaded ones. */
export function isLoaded(history: History<unknown>, id: unknown): boolean {
  return history.pages.some(({ items }) => items.some((entry) => entry.id === String(id)));
}
