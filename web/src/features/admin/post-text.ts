import { postPreviewLength } from "@contract/rules/text-lengths.ts";
import type { SocialPost } from "@contract/wire/posts.ts";

/** The first 100 characters and an ellipsis; shorter texts unchanged. Never splits an emoji. */
export function postExcerpt(content: string): string {
  const characters = [...content];
  return characters.length > postPreviewLength ? `${characters.slice(0, postPreviewLength).join("")}…` : content;
}

const tagSeparator = /[,，、]|(?<!#)(?=#)/u;

/**
 * "#one #two, three,," → ["#one", "#two", "three"]: split at commas and before every "#", trimmed, without empty
 * entries. Full-width signs, as Asian keyboards write them, count as well.
 */
export function splitHashtags(text: string): string[] {
  return text
    .replaceAll("＃", "#")
    .split(tagSeparator)
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** Whether a post is due at `now`: its time has passed and it is not marked as posted. */
export function isDue(post: Pick<SocialPost, "isPosted" | "isDue" | "scheduledFor">, now: Date): boolean {
  return !post.isPosted && (post.isDue || new Date(post.scheduledFor) <= now);
}

/** The complete text for the platform: the content, an empty line, then the hashtags. */
export function postToPublish({ content, hashtags }: Pick<SocialPost, "content" | "hashtags">): string {
  return [content, hashtags.map((tag) => `#${tag}`).join(" ")].filter(Boolean).join("\n\n");
}
