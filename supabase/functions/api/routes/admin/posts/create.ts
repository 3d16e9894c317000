import * as z from "zod/mini";
import { postRow, toPost } from "../../../../_shared/domain/posts/row.ts";
import { rateLimitedRow } from "../../../../_shared/platform/limits/row.ts";
import { writePost } from "../../../../_shared/domain/posts/write-post.ts";
import { autoGenerateMarker, type PostRequest } from "../../../../_shared/contract/wire/posts.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { rateLimited } from "../../../../_shared/platform/limits/take.ts";
import { defineRoute } from "../../../http/route.ts";
import type { Services } from "../../../services.ts";
import { writerFailure } from "../writer-failure.ts";

const begun = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("allowed"), recent: z.array(z.string()) }),
  rateLimitedRow,
]);

/**
 * Schedules a post. The content AUTO_GENERATE makes the server write the post first; if that fails, nothing is stored.
 */
export const createPost = defineRoute(endpoints.adminCreatePost, async (call, services) => {
  const { platform, scheduledFor, mediaUrl } = call.input;
  const isGenerated = call.input.content === autoGenerateMarker;
  const { content, hashtags } = isGenerated
    ? await generate(call.input, call.session.token, call.writing, services)
    : call.input;
  const created = await services.database.asPerson(
    call.session.token,
    "create_social_post",
    {
      p_platform: platform,
      p_content: content,
      p_hashtags: hashtags,
      p_scheduled_for: scheduledFor,
      p_media_url: mediaUrl ?? null,
      p_is_generated: isGenerated,
    },
    postRow,
  );
  call.status(201);
  return toPost(created);
});

async function generate(
  { platform, hashtags, scheduledFor }: PostRequest,
  token: string,
  signal: AbortSignal,
  { database, posts, log }: Services,
) {
  const start = await database.asPerson(token, "begin_social_post", {}, begun);
  if (start.outcome === "rate_limited") throw rateLimited(start.retry_after);
  try {
    const { usage, ...post } = await writePost(
      posts,
      { platform, hashtags, recent: start.recent, scheduledFor: new Date(scheduledFor) },
      { signal },
    );
    log("info", { event: "post_written", ...usage });
    return post;
  } catch (error) {
    throw writerFailure(error, signal);
  }
}
