import * as z from "zod/mini";
import { noEntry, rowId } from "../../../http/entry-id.ts";
import { postRow, toPost } from "../../../../_shared/domain/posts/row.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

export const updateEngagement = defineRoute(endpoints.adminUpdateEngagement, async (call, { database }) => {
  const { likes = null, comments = null, shares = null, clicks = null, conversions = null } = call.input;
  const post = await database.asPerson(
    call.session.token,
    "update_social_post_engagement",
    {
      p_id: rowId(call.id),
      p_likes: likes,
      p_comments: comments,
      p_shares: shares,
      p_clicks: clicks,
      p_conversions: conversions,
    },
    z.nullable(postRow),
  );
  if (post === null) throw noEntry();
  return toPost(post);
});
