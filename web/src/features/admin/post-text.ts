import { postPreviewLength } from "@contract/rules/text-lengths.ts";
import type { SocialPost } from "@contract/wire/posts.ts";

/** The first 100 characters and an ellipsis; a shorter text as it is. Never cuts through an emoji. */
export function postExcerpt(content: string): string {
  const characters = [...content];
  return characters.length > postPreviewLength ? `${characters.slice(0, postPreviewLength).join("")}…` : content;
}

/** "#one, two,," → ["#one", "two"]: split at commas, trimmed, empties dropped. */
export function splitHashtags(text: string): string[] {
  return text
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** Whether a post's time has come and nobody has marked it as posted, now rather than when the list was fetched. */
export function isDue(post: Pick<SocialPost, "isPosted" | "isDue" | "scheduledFor">, now: Date): boolean {
  return !post.isPosted && (post.isDue || new Date(post.scheduledFor) <= now);
}

/** The whole post as it goes to the platform: its text, then its hashtags behind an empty line. */
export function postToPublish({ content, hashtags }: Pick<SocialPost, "content" | "hashtags">): string {
  return [content, hashtags.map((tag) => `#${tag}`).join(" ")].filter(Boolean).join("\n\n");
}
