import * as z from "zod/mini";
import { captionMessages } from "../../../_shared/contract/wire/captions.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { defineRoute } from "../../http/route.ts";

const cleared = z.nullable(z.object({ cleared_to: z.nullable(z.string()) }));

/** Hides all captions of the person. They are deleted five minutes later; until then `restoreHistory` undoes it. */
export const clearHistory = defineRoute(endpoints.clearHistory, async (call, { database }) => {
  const result = await database.asPerson(call.session.token, "clear_captions", {}, cleared);
  if (result === null) throw unauthorized();
  return { message: captionMessages.historyCleared, clearedTo: result.cleared_to };
});
