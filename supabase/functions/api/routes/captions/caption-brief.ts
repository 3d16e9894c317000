import type { CaptionBrief } from "../../../_shared/contract/wire/captions.ts";
import type { CaptionTask } from "../../../_shared/domain/captions/port.ts";

/** What the page shows of a brief, so that the person can correct it. */
export function captionBriefOf({ brief, voice }: CaptionTask): CaptionBrief {
  return { intent: brief.intent, language: voice?.language ?? brief.language, gravity: brief.gravity };
}
