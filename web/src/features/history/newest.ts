import type { InfiniteData } from "@tanstack/react-query";
import type { HistoryPage } from "./api/list-history.ts";

type History<Parameter> = InfiniteData<HistoryPage, Parameter>;

/**
 * Merges a newly fetched first page into the loaded history: new entries go to the front, and everything below stays.
 * If the two do not overlap (entries were deleted, or too many are new), the new page replaces everything.
 */
export function withNewest<Parameter>(history: History<Parameter>, fresh: HistoryPage): History<Parameter> {
  const [first, ...rest] = history.pages;
  const meetsAt = fresh.entries.findIndex(({ id }) => id === first?.entries[0]?.id);
  if (!first || meetsAt < 0) return { pages: [fresh], pageParams: history.pageParams.slice(0, 1) };
  const below = fresh.entries.slice(meetsAt);
  const unchanged = below.every(
    ({ id }, index) => (first.entries[index] ?? rest[0]?.entries[index - first.entries.length])?.id === id,
  );
  if (!unchanged) return { pages: [fresh], pageParams: history.pageParams.slice(0, 1) };
  if (meetsAt === 0) return history;
  return {
    ...history,
    pages: [{ ...first, entries: [...fresh.entries.slice(0, meetsAt), ...first.entries] }, ...rest],
  };
}

/** Whether an entry is among the loaded ones. */
export function isLoaded(history: History<unknown>, id: unknown): boolean {
  return history.pages.some(({ entries }) => entries.some((entry) => entry.id === String(id)));
}
