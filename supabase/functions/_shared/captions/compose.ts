import type { PlatformId } from "../contract/platforms.ts";
import type { CaptionDraft } from "../model/port.ts";

/** Where hashtags stand by habit: in the line on X and for general use, after an empty line elsewhere. */
const separators: Record<PlatformId, string> = { general: " ", x: " ", instagram: "\n\n", tiktok: "\n\n", facebook: "\n\n" };

/** The post as it is copied: text, then hashtags where the platform's people put them. */
export function composeCaption(draft: CaptionDraft, platform: PlatformId): string {
  const tags = draft.hashtags.map((tag) => `#${tag}`).join(" ");
  return [draft.text, tags].filter(Boolean).join(separators[platform]);
}
