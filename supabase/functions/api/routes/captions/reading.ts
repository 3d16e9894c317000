import type { CaptionReading } from "../../../_shared/contract/wire/captions.ts";
import type { CaptionTask } from "../../../_shared/domain/captions/port.ts";

/** What the page shows of a brief, so that the person can correct it. */
export function readingOf({ brief, voice }: CaptionTask): CaptionReading {
  return { intent: brief.intent, language: voice?.language ?? brief.language, gravity: brief.gravity };
}
