import * as z from "zod/mini";
import { rowId } from "../../../http/entry-id.ts";
import { postMessages } from "../../../../_shared/contract/wire/posts.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

/** Deletes a post; deleting one that no longer exists succeeds. */
export const deletePost = defineRoute(endpoints.adminDeletePost, async (call, { database }) => {
  await database.asPerson(call.session.token, "delete_social_post", { p_id: rowId(call.id) }, z.boolean());
  return { message: postMessages.deleted };
});
