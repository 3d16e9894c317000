import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/endpoints.ts";
import { historyQuery } from "../../../_shared/contract/paging.ts";
import { platformId } from "../../../_shared/contract/platforms.ts";
import { unauthorized } from "../../../_shared/errors.ts";
import { beforeArguments, createdCursor, readPage } from "../../http/page.ts";
import { defineRoute } from "../../http/route.ts";

/** Null when the account or the session is gone. */
const rows = z.nullable(z.array(z.object({ id: z.string(), keyword: z.string(), captions: z.array(z.string()), platform: platformId, created_at: z.string() })));

/** A page of the person's captions, newest first. */
export const listHistory = defineRoute(endpoints.listHistory, async (call, { database }) => {
  const page = await readPage(call, {
    path: endpoints.listHistory.path,
    query: historyQuery,
    cursor: createdCursor,
    async read(count, after) {
      const found = await database.asPerson(call.session.token, "list_captions", { p_limit: count, ...beforeArguments(after) }, rows);
      if (found === null) throw unauthorized();
      return found;
    },
    cursorOf: (row) => [row.created_at, row.id],
  });
  return page.map(({ created_at: createdAt, ...entry }) => ({ ...entry, createdAt }));
});
