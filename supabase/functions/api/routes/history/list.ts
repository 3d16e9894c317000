import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { historyFilter, type HistoryEntry, type HistoryFilter } from "../../../_shared/contract/wire/history.ts";
import { historyQuery } from "../../../_shared/contract/wire/paging.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import {
  beforeArguments,
  createdCursor,
  encodeCursor,
  readCursor,
  readPage,
  rowNumber,
  type PageCall,
} from "../../http/page.ts";
import { defineRoute } from "../../http/route.ts";
import { validate } from "../../http/validate.ts";
import type { Services } from "../../services.ts";
import { entryRow, toEntry } from "./entry-row.ts";
import { findPage, isFiltered } from "./find.ts";

const { path } = endpoints.listHistory;
/** Null if the account or the session no longer exists. */
const rows = z.nullable(z.array(entryRow));
/** What was found is in the order of the IDs, so that one number is the whole cursor. */
const foundCursor = z.tuple([rowNumber]);

/** A page of the person's captions, newest first: of all, or of those that match `historyFilter`. */
export const listHistory = defineRoute(endpoints.listHistory, async (call, { database }) => {
  const filter = validate(historyFilter, Object.fromEntries(call.query));
  if (isFiltered(filter)) return listFound(call, database, call.session.token, filter);
  const page = await readPage(call, {
    path,
    query: historyQuery,
    cursor: createdCursor,
    async read(count, after) {
      const found = await database.asPerson(
        call.session.token,
        "list_captions",
        { p_limit: count, ...beforeArguments(after) },
        rows,
      );
      if (found === null) throw unauthorized();
      return found;
    },
    cursorOf: (row) => [row.created_at, row.id],
  });
  return page.map(toEntry);
});

async function listFound(
  call: PageCall,
  database: Services["database"],
  token: string,
  filter: HistoryFilter,
): Promise<HistoryEntry[]> {
  const { limit, before } = validate(historyQuery, Object.fromEntries(call.query));
  const after = before === undefined ? null : readCursor(foundCursor, before)[0];
  const found = await findPage(database, token, filter, limit, after);
  if (found.next !== null) {
    const next = new URLSearchParams(call.query);
    next.set("limit", String(limit));
    next.set("before", encodeCursor([found.next]));
    call.responseHeaders.set("link", `<${path}?${next}>; rel="next"`);
  }
  return found.rows.map(toEntry);
}
