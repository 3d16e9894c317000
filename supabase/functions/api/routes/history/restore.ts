import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { historyMessages } from "../../../_shared/contract/wire/history.ts";
import { rowNumber } from "../../http/page.ts";
import { defineRoute } from "../../http/route.ts";
import { entryNotFound } from "./entry-row.ts";
import { changeOutcome, refuseChange } from "./outcome.ts";

const restored = changeOutcome(z.literal("restored"));

/** Undoes the deletion of one entry, or the latest clearing, within five minutes. Everything is as it was. */
export const restoreHistory = defineRoute(endpoints.restoreHistory, async (call, { database }) => {
  const { id, clearedTo } = call.input;
  const { token } = call.session;
  if (id !== undefined && !rowNumber.safeParse(id).success) throw entryNotFound();
  const result =
    id === undefined
      ? await database.asPerson(token, "restore_captions", { p_cleared_to: clearedTo! }, restored)
      : await database.asPerson(token, "restore_caption_entry", { p_entry_id: id }, restored);
  if (result.outcome !== "restored") throw refuseChange(result);
  return { message: historyMessages.restored };
});
