import * as z from "zod/mini";
import type { HistoryFilter } from "../../../_shared/contract/wire/history.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import type { Database } from "../../../_shared/platform/supabase/database.ts";
import { entryRow, type EntryRow } from "./entry-row.ts";

const foundPage = z.nullable(
  z.union([
    z.object({ entries: z.array(entryRow), next: z.nullable(z.string()) }),
    z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() }),
  ]),
);

/** Whether a filter restricts the list at all. */
export function isFiltered({ q, platform, favorites }: HistoryFilter): boolean {
  return Boolean(q?.trim()) || platform !== undefined || favorites === true;
}

/**
 * One page of the entries that match a filter, newest first. A page can be shorter than `count` although others follow,
 * because the database searches a limited number of entries at a time.
 * @param before the ID of the entry after which the page begins; null for the first page
 * @returns `next`: what `before` is for the next page, or null at the end
 * @throws ApiError `unauthorized` if the account or the session no longer exists; `rate_limited` if the account has
 * searched too often
 */
export async function findPage(
  database: Database,
  token: string,
  { q, platform, favorites }: HistoryFilter,
  count: number,
  before: string | null,
): Promise<{ rows: EntryRow[]; next: string | null }> {
  const found = await database.asPerson(
    token,
    "find_captions",
    {
      p_query: q?.trim() ? q : null,
      p_platform: platform ?? null,
      p_favorites: favorites ?? false,
      // One more shows whether anything follows.
      p_limit: count + 1,
      ...(before !== null && { p_before: before }),
    },
    foundPage,
  );
  if (found === null) throw unauthorized();
  if ("outcome" in found) throw rateLimited(found.retry_after);
  const rows = found.entries.slice(0, count);
  return { rows, next: found.entries.length > count ? rows.at(-1)!.id : found.next };
}
