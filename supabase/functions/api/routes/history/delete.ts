import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { historyMessages } from "../../../_shared/contract/wire/history.ts";
import { rowNumber } from "../../http/page.ts";
import { defineRoute } from "../../http/route.ts";
import { entryNotFound } from "./entry-row.ts";
import { changeOutcome, refuseChange } from "./outcome.ts";

/** Hides one entry. It is deleted five minutes later; until then `restoreHistory` undoes it. */
export const deleteHistoryEntry = defineRoute(endpoints.deleteHistoryEntry, async (call, { database }) => {
  if (!rowNumber.safeParse(call.id).success) throw entryNotFound();
  const result = await database.asPerson(
    call.session.token,
    "delete_caption_entry",
    { p_entry_id: call.id },
    changeOutcome(z.literal("deleted")),
  );
  if (result.outcome !== "deleted") throw refuseChange(result);
  return { message: historyMessages.deleted };
});
