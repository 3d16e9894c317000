import type { InfiniteData } from "@tanstack/react-query";
import type { HistoryPage } from "./api/list-history.ts";

type History<Parameter> = InfiniteData<HistoryPage, Parameter>;

/**
 * The loaded history with a newly read first page: what is new goes in front and everything below stays where it is.
 * When the two do not meet (entries were deleted, or too many are new), the new page takes the place of all.
 */
export function withNewest<Parameter>(history: History<Parameter>, fresh: HistoryPage): History<Parameter> {
  const [first, ...rest] = history.pages;
  const meetsAt = fresh.entries.findIndex(({ id }) => id === first?.entries[0]?.id);
  if (!first || meetsAt < 0) return { pages: [fresh], pageParams: history.pageParams.slice(0, 1) };
  const below = fresh.entries.slice(meetsAt);
  const unchanged = below.every(({ id }, index) => (first.entries[index] ?? rest[0]?.entries[index - first.entries.length])?.id === id);
  if (!unchanged) return { pages: [fresh], pageParams: history.pageParams.slice(0, 1) };
  if (meetsAt === 0) return history;
  return { ...history, pages: [{ ...first, entries: [...fresh.entries.slice(0, meetsAt), ...first.entries] }, ...rest] };
}

/** Whether an entry is among those that are loaded. */
export function isLoaded(history: History<unknown>, id: unknown): boolean {
  return history.pages.some(({ entries }) => entries.some((entry) => entry.id === String(id)));
}
