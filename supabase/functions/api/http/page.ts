import * as z from "zod/mini";
import { cursorMessage, type PageQuery } from "../../_shared/contract/wire/paging.ts";
import { decodeBase64Url, encodeBase64Url } from "../../_shared/platform/base64url.ts";
import { fieldError } from "../../_shared/platform/errors.ts";
import type { Call } from "./route.ts";
import { validate } from "./validate.ts";

/** A row's number, as text, because not every bigint fits into a JavaScript number. */
export const rowNumber = z.string().check(z.regex(/^\d{1,18}$/));

/**
 * The entry after which a page of a list (newest first) begins. It has two parts, because entries can have the same
 * time.
 */
export const createdCursor = z.tuple([z.iso.datetime(), rowNumber]);

/** The same as arguments of the SQL functions. */
export function beforeArguments(after: readonly [createdAt: string, id: string] | null): Record<string, unknown> {
  return after === null ? {} : { p_before_at: after[0], p_before_id: after[1] };
}

/** The sort key and the ID of an entry. */
type Cursor = [key: string | number, id: string];

/** What a page needs of its call. */
export type PageCall = Pick<Call, "query" | "responseHeaders">;

interface PagedList<After extends Cursor, Row> {
  /** The path of the endpoint. */
  path: string;
  query: PageQuery;
  cursor: z.ZodMiniType<After>;
  /** Reads `count` rows after the cursor. */
  read: (count: number, after: After | null) => Promise<Row[]>;
  cursorOf: (row: Row) => Cursor;
}

/**
 * One page of a list for the given query; the header `Link: <…>; rel="next"` contains the next page.
 * @throws ApiError `validation_failed` for a limit out of range, or for a cursor that does not come from a `Link`
 * header
 */
export async function readPage<After extends Cursor, Row>(
  call: PageCall,
  { path, query, cursor, read, cursorOf }: PagedList<After, Row>,
): Promise<Row[]> {
  const { limit, before } = validate(query, Object.fromEntries(call.query));
  const found = await read(limit + 1, before === undefined ? null : readCursor(cursor, before));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  if (found.length > limit && last !== undefined) {
    const next = new URLSearchParams({ limit: String(limit), before: encodeCursor(cursorOf(last)) });
    call.responseHeaders.set("link", `<${path}?${next}>; rel="next"`);
  }
  return page;
}

/** An entry's cursor as the query parameter `before`. */
export function encodeCursor(cursor: readonly (string | number)[]): string {
  return encodeBase64Url(JSON.stringify(cursor));
}

/** @throws ApiError `validation_failed` for a text that `encodeCursor` did not make */
export function readCursor<After>(cursor: z.ZodMiniType<After>, text: string): After {
  try {
    return cursor.parse(JSON.parse(decodeBase64Url(text)));
  } catch (cause) {
    throw fieldError("validation_failed", "before", cursorMessage, { cause });
  }
}
