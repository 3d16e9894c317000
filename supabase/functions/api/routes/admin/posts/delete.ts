import * as z from "zod/mini";
import { noEntry, rowId } from "../../../http/entry-id.ts";
import { postMessages } from "../../../../_shared/contract/wire/posts.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

export const deletePost = defineRoute(endpoints.adminDeletePost, async (call, { database }) => {
  const isDeleted = await database.asPerson(
    call.session.token,
    "delete_social_post",
    { p_id: rowId(call.id) },
    z.boolean(),
  );
  if (!isDeleted) throw noEntry();
  return { message: postMessages.deleted };
});
