import { missing } from "../refusal.ts";
import type { List } from "../resources/types.ts";

export interface Page {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

/**
 * A page of a list, newest first.
 * @param items oldest first, as they are stored
 */
export function listPage<Item extends { id: string }>(
  items: Item[],
  { limit = 10, starting_after: after, ending_before: before }: Page,
  url: string,
): List<Item> {
  const newest = items.toReversed();
  const place = (id: string, param: string): number => {
    const index = newest.findIndex((item) => item.id === id);
    if (index === -1) throw missing("object", id, param);
    return index;
  };
  if (before !== undefined) {
    const end = place(before, "ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list", data: newest.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : place(after, "starting_after") + 1;
  return { object: "list", data: newest.slice(start, start + limit), has_more: newest.length > start + limit, url };
}
