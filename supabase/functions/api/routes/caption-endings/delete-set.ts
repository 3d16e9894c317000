import { captionEndingMessages } from "../../../_shared/contract/wire/caption-endings.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { ApiError } from "../../../_shared/platform/errors.ts";
import { rowNumber } from "../../http/page.ts";
import { defineRoute } from "../../http/route.ts";
import { checkOutcome, endingsOutcome, readEndings } from "./endings.ts";

/** Deletes a hashtag set. */
export const deleteHashtagSet = defineRoute(endpoints.deleteHashtagSet, async (call, { database }) => {
  if (!rowNumber.safeParse(call.id).success) throw new ApiError("not_found", captionEndingMessages.setNotFound);
  const { token } = call.session;
  checkOutcome(await database.asPerson(token, "delete_hashtag_set", { p_id: call.id }, endingsOutcome));
  return readEndings(database, token);
});
