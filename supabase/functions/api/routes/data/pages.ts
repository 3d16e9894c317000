import * as z from "zod/mini";
import type { HistoryEntry } from "../../../_shared/contract/wire/history.ts";
import { accountData, type AccountData } from "../../../_shared/contract/wire/my-data.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import type { Database } from "../../../_shared/platform/supabase/database.ts";
import { entryRow, toEntry, type EntryRow } from "../history/entry-row.ts";

/** Number of entries to read at once: few enough for the function's memory, however long the history is. */
const pageSize = 500;

/** One variant can have 20,000 characters. */
const variantPageSize = 50;

const captionRows = z.nullable(z.array(entryRow));
const generation = z.object({
  id: z.string(),
  purpose: z.enum(["captions", "rewrite", "adaptation"]),
  status: z.string(),
  model: z.nullable(z.string()),
  inputTokens: z.nullable(z.number()),
  outputTokens: z.nullable(z.number()),
  milliseconds: z.nullable(z.number()),
  reservedAt: z.string(),
});
const generationRows = z.nullable(z.array(generation));

const variantRows = z.nullable(accountData.shape.captionVariants);

/** @param read returns the page after a row, or the first one */
async function* pagesOf<Row>(
  read: (last: Row | null) => Promise<Row[] | null>,
  size = pageSize,
): AsyncGenerator<Row[]> {
  for (let last: Row | null = null; ;) {
    const page: Row[] | null = await read(last);
    if (page === null) throw unauthorized();
    yield page;
    last = page.at(-1) ?? null;
    if (page.length < size) return;
  }
}

/**
 * All captions of the token's owner, newest first, one page at a time.
 * @throws ApiError `unauthorized` if the session ends meanwhile
 */
export async function* captionPages(database: Database, token: string): AsyncGenerator<HistoryEntry[]> {
  const pages = pagesOf<EntryRow>((last) =>
    database.asPerson(
      token,
      "list_captions",
      {
        p_limit: pageSize,
        ...(last && { p_before_at: last.created_at, p_before_id: last.id }),
      },
      captionRows,
    ),
  );
  for await (const page of pages) yield page.map(toEntry);
}

/**
 * The costs of all generations of the token's owner, newest first, one page at a time.
 * @throws ApiError like `captionPages`
 */
export function generationPages(database: Database, token: string): AsyncGenerator<AccountData["generations"]> {
  return pagesOf<z.infer<typeof generation>>((last) =>
    database.asPerson(
      token,
      "list_generations",
      {
        p_limit: pageSize,
        ...(last && { p_before_at: last.reservedAt, p_before_id: last.id }),
      },
      generationRows,
    ),
  );
}

/**
 * The versions of all edited captions of the token's owner, by entry, one page at a time.
 * @throws ApiError like `captionPages`
 */
export function variantPages(database: Database, token: string): AsyncGenerator<AccountData["captionVariants"]> {
  return pagesOf<AccountData["captionVariants"][number]>(
    (last) =>
      database.asPerson(
        token,
        "list_caption_variants",
        {
          p_limit: variantPageSize,
          ...(last && { p_after_entry: last.entryId, p_after_place: last.place, p_after_platform: last.platform }),
        },
        variantRows,
      ),
    variantPageSize,
  );
}
