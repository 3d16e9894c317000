import { bandsFor } from "@contract/rules/levels.ts";
import type { CaptionRequest } from "@contract/wire/captions.ts";
import type { Voice } from "@domain/captions/voice/voice.ts";
import { formatBand } from "./level-labels.ts";

type Style = Pick<CaptionRequest, "platform" | "emojiLevel" | "hashtagLevel" | "aiControlled">;

/**
 * Where the sliders contradict the person's tone. The sliders take precedence.
 * @returns one sentence for each contradiction; none with AI Decides
 */
export function voiceConflicts(style: Style, voice: Voice | null): string[] {
  if (voice === null || style.aiControlled) return [];
  const { emoji, hashtags } = bandsFor(style);
  const found: string[] = [];
  const add = (said: string, asked: string) =>
    found.push(`Your caption style says ${said}; the slider asks for ${asked}. The slider wins.`);
  if (voice.emoji === "none" && emoji.max > 0) add("no emoji", formatBand(emoji));
  if (voice.emoji === "many" && emoji.max <= 1) add("many emoji", formatBand(emoji));
  if (voice.hashtags === "none" && hashtags.max > 0) add("no hashtags", formatBand(hashtags));
  if (voice.hashtags === "some" && hashtags.max === 0) add("hashtags", formatBand(hashtags));
  return found;
}
