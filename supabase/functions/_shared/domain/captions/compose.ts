import { platforms, type PostPlatformId } from "../../contract/rules/platforms.ts";
import type { CaptionDraft } from "./port.ts";

/** The post as it is copied: the text, then the hashtags as is usual on the platform. */
export function composeCaption(draft: CaptionDraft, platform: PostPlatformId): string {
  const tags = draft.hashtags.map((tag) => `#${tag}`).join(" ");
  return [draft.text, tags].filter(Boolean).join(platforms[platform].paragraphs ? "\n\n" : " ");
}
