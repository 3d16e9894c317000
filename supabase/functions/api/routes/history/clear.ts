import * as z from "zod/mini";
import { captionMessages } from "../../../_shared/contract/wire/captions.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { defineRoute } from "../../http/route.ts";

/** Deletes all captions of the person; row-level security decides whose they are. */
export const clearHistory = defineRoute(endpoints.clearHistory, async (call, { database }) => {
  if (!(await database.asPerson(call.session.token, "clear_captions", {}, z.boolean()))) throw unauthorized();
  return { message: captionMessages.historyCleared };
});
