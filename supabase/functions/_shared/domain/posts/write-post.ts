import { postLength } from "../../contract/wire/posts.ts";
import { platforms } from "../../contract/rules/platforms.ts";
import { stripMarkup } from "../text/markup.ts";
import { ModelError, type CallOptions, type TokenUsage } from "../writing/call.ts";
import type { PostTask, PostText, PostWriter } from "./port.ts";

const controlCharacter = /[^\P{Cc}\n]/gu;

/**
 * Has a post written. Given hashtags are kept; without any, the writer's hashtags are used, up to the platform's
 * maximum.
 * @throws ModelError also for a post that is empty or does not fit the platform
 */
export async function writePost(
  writer: PostWriter,
  task: PostTask,
  options: CallOptions = {},
): Promise<PostText & { usage: TokenUsage }> {
  const { post, usage } = await writer.writePost(task, options);
  const { lengthMax, hashtagsMax } = platforms[task.platform];
  // A post may contain line breaks but no other control characters.
  const content = stripMarkup(post.content.replaceAll(controlCharacter, "")).trim();
  const hashtags =
    task.hashtags.length > 0 ? [...task.hashtags] : plainHashtags(post.hashtags).slice(0, hashtagsMax ?? undefined);
  if (content === "" || postLength(content, hashtags) > lengthMax)
    throw new ModelError("invalid", `a post of ${content.length} characters`);
  return { content, hashtags, usage };
}

const notInHashtag = /[^\p{L}\p{M}\p{N}_]/gu;

function plainHashtags(tags: readonly string[]): string[] {
  const plain = tags.map((tag) => tag.replaceAll(notInHashtag, "")).filter((tag) => tag !== "" && tag.length <= 100);
  return [...new Map(plain.map((tag) => [tag.toLowerCase(), tag])).values()];
}
