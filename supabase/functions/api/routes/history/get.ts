import * as z from "zod/mini";
import { captionVariant } from "../../../_shared/contract/wire/caption-variants.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { rowNumber } from "../../http/page.ts";
import { defineRoute } from "../../http/route.ts";
import { entryNotFound, entryRow, toEntry } from "./entry-row.ts";

const row = z.extend(entryRow, { variants: z.array(captionVariant) });

/** One entry of the person's history. */
export const getHistoryEntry = defineRoute(endpoints.getHistoryEntry, async (call, { database }) => {
  if (!rowNumber.safeParse(call.id).success) throw entryNotFound();
  const found = await database.asPerson(call.session.token, "get_caption_entry", { p_id: call.id }, z.nullable(row));
  if (found === null) throw entryNotFound();
  const { variants, ...entry } = found;
  return { ...toEntry(entry), variants };
});
