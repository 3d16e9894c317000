import * as z from "zod/mini";
import { intent, language } from "../../../_shared/contract/wire/brief.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { historyQuery } from "../../../_shared/contract/wire/paging.ts";
import { platformId } from "../../../_shared/contract/wire/platform.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { beforeArguments, createdCursor, readPage } from "../../http/page.ts";
import { defineRoute } from "../../http/route.ts";

/** A value that the contract no longer contains is omitted, because history entries can be older than the contract. */
const known = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null);

const row = z.object({
  id: z.string(),
  keyword: z.string(),
  captions: z.array(z.string()),
  platform: platformId,
  intent: known(intent),
  language: known(language),
  created_at: z.string(),
});
/** Null if the account or the session no longer exists. */
const rows = z.nullable(z.array(row));

/** A page of the person's captions, newest first. */
export const listHistory = defineRoute(endpoints.listHistory, async (call, { database }) => {
  const page = await readPage(call, {
    path: endpoints.listHistory.path,
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
  return page.map(({ created_at: createdAt, intent, language, ...entry }) => ({
    ...entry,
    createdAt,
    ...(intent && { intent }),
    ...(language && { language }),
  }));
});
