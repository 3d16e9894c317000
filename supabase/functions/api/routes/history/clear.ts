import { captionMessages } from "../../../_shared/contract/captions.ts";
import { endpoints } from "../../../_shared/contract/endpoints.ts";
import { defineRoute } from "../../http/route.ts";

/** Deletes all of the person's captions; row-level security decides whose they are. */
export const clearHistory = defineRoute(endpoints.clearHistory, async (call, { database }) => {
  await database.deleteAsPerson(call.session.token, "caption_history", `user_id=eq.${encodeURIComponent(call.session.userId)}`);
  return { message: captionMessages.historyCleared };
});
