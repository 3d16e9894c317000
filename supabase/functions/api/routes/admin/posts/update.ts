import * as z from "zod/mini";
import { noEntry, rowId } from "../../../http/entry-id.ts";
import { postRow, toPost } from "../../../../_shared/domain/posts/row.ts";
import { postMessages } from "../../../../_shared/contract/wire/posts.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { ApiError } from "../../../../_shared/platform/errors.ts";
import { defineRoute } from "../../../http/route.ts";

const updated = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("updated"), post: postRow }),
  z.object({ outcome: z.enum(["posted", "not_found"]) }),
]);

/** Changes a post that is not posted yet. */
export const updatePost = defineRoute(endpoints.adminUpdatePost, async (call, { database }) => {
  const { platform, content, hashtags, scheduledFor, mediaUrl } = call.input;
  const result = await database.asPerson(
    call.session.token,
    "update_social_post",
    {
      p_id: rowId(call.id),
      p_platform: platform,
      p_content: content,
      p_hashtags: hashtags,
      p_scheduled_for: scheduledFor,
      p_media_url: mediaUrl ?? null,
    },
    updated,
  );
  if (result.outcome === "updated") return toPost(result.post);
  if (result.outcome === "posted") throw new ApiError("post_already_posted", postMessages.alreadyPosted);
  throw noEntry();
});
