import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { rowNumber } from "../../http/page.ts";
import { defineRoute } from "../../http/route.ts";
import { entryNotFound, entryRow, toEntry } from "./entry-row.ts";

/** One entry of the person's history. */
export const getHistoryEntry = defineRoute(endpoints.getHistoryEntry, async (call, { database }) => {
  if (!rowNumber.safeParse(call.id).success) throw entryNotFound();
  const row = await database.asPerson(
    call.session.token,
    "get_caption_entry",
    { p_id: call.id },
    z.nullable(entryRow),
  );
  if (row === null) throw entryNotFound();
  return toEntry(row);
});
