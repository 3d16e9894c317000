import { decodeBase64Url, encodeBase64Url } from "deno-std/encoding/base64url.js";
import * as z from "zod/mini";
import { adminCursorMessage, adminListQuery } from "../../../_shared/contract/admin.ts";
import { fieldError } from "../../../_shared/errors.ts";
import type { Call } from "../../http/route.ts";
import { validate } from "../../http/validate.ts";

const cursor = z.tuple([z.union([z.iso.datetime(), z.int()]), z.string().check(z.regex(/^\d{1,18}$/))]);

/** The sort key and the id of the entry behind which a page begins. */
export type PageCursor = z.infer<typeof cursor>;

export interface PageSource<Row> {
  /** Fetches `count` rows behind the cursor. */
  read(count: number, after: PageCursor | null): Promise<Row[]>;
  cursorOf(row: Row): PageCursor;
}

/**
 * One page of a list as the query asks for it; `Link: <…>; rel="next"` names the following one.
 * @throws ApiError `validation_failed` for a limit out of range or a cursor that no `Link` header named
 */
export async function readPage<Row>(call: Call, path: string, { read, cursorOf }: PageSource<Row>): Promise<Row[]> {
  const { limit, before } = validate(adminListQuery, Object.fromEntries(call.query));
  const found = await read(limit + 1, before === undefined ? null : readCursor(before));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  if (found.length > limit && last !== undefined) {
    const next = new URLSearchParams({ limit: String(limit), before: encodeBase64Url(JSON.stringify(cursorOf(last))) });
    call.answer.set("link", `<${path}?${next}>; rel="next"`);
  }
  return page;
}

function readCursor(text: string): PageCursor {
  try {
    return cursor.parse(JSON.parse(new TextDecoder().decode(decodeBase64Url(text))));
  } catch {
    throw fieldError("validation_failed", "before", adminCursorMessage);
  }
}

/** The cursor of lists that are sorted by their creation, newest first, as arguments of their functions. */
export function beforeArguments(after: PageCursor | null): Record<string, unknown> {
  if (after === null) return {};
  if (typeof after[0] !== "string") throw fieldError("validation_failed", "before", adminCursorMessage);
  return { p_before_at: after[0], p_before_id: after[1] };
}
