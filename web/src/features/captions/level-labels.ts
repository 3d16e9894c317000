import { bandsFor, builtInHashtags, emojiLevels, hashtagLevels, levelFor } from "@contract/rules/levels.ts";
import type { Band } from "@contract/rules/platforms.ts";
import type { CaptionRequest, WriterKind } from "@contract/wire/captions.ts";

/** The number per caption in words: "none", "up to 2 per caption", "4–5 per caption". */
export function formatBand({ min, max }: Band): string {
  if (max === 0) return "none";
  if (min === 0) return `up to ${max} per caption`;
  return min === max ? `${max} per caption` : `${min}–${max} per caption`;
}

const upTo = (max: number): Band => ({ min: 0, max });

/** The setting of one slider in words; `amount` is empty if the label says it all ("None"). */
export interface LevelLabel {
  label: string;
  amount: string;
}

/**
 * The texts next to both sliders for the chosen platform, from the same bands that the server uses.
 * @param writer the one in use; the built-in one writes less by itself than is usual on a platform
 * @returns the level's label and its range of numbers; with AI Decides, the usual range of the platform
 */
export function levelLabels(
  request: Pick<CaptionRequest, "platform" | "aiControlled" | "emojiLevel" | "hashtagLevel">,
  writer: WriterKind = "model",
): { emoji: LevelLabel; hashtags: LevelLabel } {
  const asked = bandsFor(request);
  const isPlain = request.aiControlled && writer === "built-in";
  const bands = isPlain
    ? { emoji: upTo(Math.min(1, asked.emoji.max)), hashtags: upTo(builtInHashtags(asked.hashtags)) }
    : asked;
  // With AI Decides, a caption may have none, depending on the person's own captions and the subject.
  const usually = (least: number) => (request.aiControlled && least > 0 ? "usually " : "");
  const label = (own: string) => (request.aiControlled ? "Auto" : own);
  const amount = (band: Band) => (band.max === 0 && !request.aiControlled ? "" : usually(band.min) + formatBand(band));
  return {
    emoji: {
      label: label(levelFor(emojiLevels, request.emojiLevel).label),
      amount: amount(bands.emoji),
    },
    hashtags: {
      label: label(levelFor(hashtagLevels, request.hashtagLevel).label),
      amount: amount(bands.hashtags),
    },
  };
}
