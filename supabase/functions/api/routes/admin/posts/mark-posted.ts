import * as z from "zod/mini";
import { noEntry, rowId } from "../../../http/entry-id.ts";
import { postRow, toPost } from "../../../../_shared/domain/posts/row.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

/** Marks a post as posted. If somebody else was faster, the post is returned unchanged. */
export const markPosted = defineRoute(endpoints.adminMarkPosted, async (call, { database }) => {
  const post = await database.asPerson(
    call.session.token,
    "mark_social_post_posted",
    {
      p_id: rowId(call.id),
      p_platform_post_id: call.input.postId || null,
    },
    z.nullable(postRow),
  );
  if (post === null) throw noEntry();
  return toPost(post);
});
