import * as z from "zod/mini";
import { deadLetterMessages } from "../../../../_shared/contract/wire/dead-letters.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { ApiError } from "../../../../_shared/platform/errors.ts";
import { rowId } from "../../../http/entry-id.ts";
import { defineRoute } from "../../../http/route.ts";

/** Deletes a dead letter. */
export const discardDeadLetter = defineRoute(endpoints.adminDiscardDeadLetter, async (call, { database }) => {
  const found = await database.asPerson(
    call.session.token,
    "discard_dead_letter",
    { p_id: rowId(call.id) },
    z.boolean(),
  );
  if (!found) throw new ApiError("not_found", deadLetterMessages.gone);
  return { message: deadLetterMessages.discarded };
});
