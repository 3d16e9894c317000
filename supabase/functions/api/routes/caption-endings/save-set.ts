import { captionEndingMessages, type HashtagSetRequest } from "../../../_shared/contract/wire/caption-endings.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { ApiError } from "../../../_shared/platform/errors.ts";
import type { Database } from "../../../_shared/platform/supabase/database.ts";
import { rowNumber } from "../../http/page.ts";
import { defineRoute } from "../../http/route.ts";
import { checkOutcome, endingsOutcome, readEndings } from "./endings.ts";

/** Stores a hashtag set. */
export const createHashtagSet = defineRoute(endpoints.createHashtagSet, (call, { database }) =>
  saveSet(database, call.session.token, call.input, null),
);

/** Changes the name and the hashtags of a set. */
export const updateHashtagSet = defineRoute(endpoints.updateHashtagSet, (call, { database }) => {
  if (!rowNumber.safeParse(call.id).success) throw new ApiError("not_found", captionEndingMessages.setNotFound);
  return saveSet(database, call.session.token, call.input, call.id);
});

async function saveSet(database: Database, token: string, { name, hashtags }: HashtagSetRequest, id: string | null) {
  const distinct = Array.from(new Map(hashtags.map((tag) => [tag.toLowerCase(), tag])).values());
  const args = { p_name: name, p_hashtags: distinct, ...(id !== null && { p_id: id }) };
  checkOutcome(await database.asPerson(token, "save_hashtag_set", args, endingsOutcome));
  return readEndings(database, token);
}
