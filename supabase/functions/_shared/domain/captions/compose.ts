import { platforms, type PlatformId } from "../../contract/rules/platforms.ts";
import type { CaptionDraft } from "./port.ts";

/** The post as it is copied: text, then hashtags where the platform's people put them. */
export function composeCaption(draft: CaptionDraft, platform: PlatformId): string {
  const tags = draft.hashtags.map((tag) => `#${tag}`).join(" ");
  return [draft.text, tags].filter(Boolean).join(platforms[platform].paragraphs ? "\n\n" : " ");
}
