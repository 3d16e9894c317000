import type { HistoryEntry } from "@contract/wire/history.ts";
import type { InfiniteData } from "@tanstack/react-query";
import type { HistoryPage } from "./api/list-history.ts";

type History<Parameter> = InfiniteData<HistoryPage, Parameter>;

function mapEntries<Parameter>(
  history: History<Parameter>,
  change: (entries: HistoryEntry[]) => HistoryEntry[],
): History<Parameter> {
  return { ...history, pages: history.pages.map((page) => ({ ...page, items: change(page.items) })) };
}

/** The history without an entry. */
export function withoutEntry<Parameter>(history: History<Parameter>, id: string): History<Parameter> {
  return mapEntries(history, (entries) => entries.filter((entry) => entry.id !== id));
}

/** Whether an entry belongs above another one: newest first, as the server lists them. */
function isNewer(entry: HistoryEntry, other: HistoryEntry): boolean {
  if (entry.createdAt !== other.createdAt) return entry.createdAt > other.createdAt;
  return BigInt(entry.id) > BigInt(other.id);
}

/** The history with an entry in its old place. Nothing changes if it is there already. */
export function withEntry<Parameter>(history: History<Parameter>, entry: HistoryEntry): History<Parameter> {
  const known = history.pages.some(({ items }) => items.some(({ id }) => id === entry.id));
  if (known || history.pages.length === 0) return history;
  const found = history.pages.findIndex(({ items }) => items.some((other) => isNewer(entry, other)));
  const at = found < 0 ? history.pages.length - 1 : found;
  const page = history.pages[at]!;
  const below = page.items.findIndex((other) => isNewer(entry, other));
  const items = page.items.toSpliced(below < 0 ? page.items.length : below, 0, entry);
  return { ...history, pages: history.pages.with(at, { ...page, items }) };
}

/** The history with other favorites of an entry. */
export function withFavorites<Parameter>(
  history: History<Parameter>,
  id: string,
  favorites: readonly number[],
): History<Parameter> {
  return mapEntries(history, (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, favorites: [...favorites] } : entry)),
  );
}
