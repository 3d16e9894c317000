import { platforms, type Band, type PostPlatformId } from "./platforms.ts";

/** One step of a slider: the label for levels below `under`, and the band of numbers per caption (inclusive). */
export interface Level extends Band {
  label: string;
  under: number;
}

/** A slider value belongs to the first level whose `under` is greater; `min` and `max` are the band of the level. */
export const emojiLevels: readonly Level[] = [
  { label: "Minimal", under: 25, min: 0, max: 1 },
  { label: "Light", under: 50, min: 2, max: 3 },
  { label: "Moderate", under: 75, min: 4, max: 5 },
  { label: "Heavy", under: Infinity, min: 6, max: 9 },
];

export const hashtagLevels: readonly Level[] = [
  { label: "None", under: 25, min: 0, max: 0 },
  { label: "Few", under: 50, min: 1, max: 2 },
  { label: "Several", under: 75, min: 3, max: 4 },
  { label: "Many", under: Infinity, min: 5, max: 8 },
];

/** The step for a slider value of 0–100. */
export function levelFor(levels: readonly Level[], value: number): Level {
  return levels.find((level) => value < level.under) ?? levels[levels.length - 1]!;
}

/**
 * How many emoji and hashtags a caption must have.
 * @param request the style fields of the caption request
 * @returns inclusive bands, never above the platform's hashtag rule
 */
export function bandsFor(request: {
  platform: PostPlatformId;
  aiControlled: boolean;
  emojiLevel: number;
  hashtagLevel: number;
}): { emoji: Band; hashtags: Band } {
  const rules = platforms[request.platform];
  const emoji = request.aiControlled ? rules.aiEmoji : levelFor(emojiLevels, request.emojiLevel);
  const hashtags = request.aiControlled ? rules.aiHashtags : levelFor(hashtagLevels, request.hashtagLevel);
  const cap = rules.hashtagsMax ?? Infinity;
  return {
    emoji: { min: emoji.min, max: emoji.max },
    hashtags: { min: Math.min(hashtags.min, cap), max: Math.min(hashtags.max, cap) },
  };
}

/** With AI Decides, the built-in writer adds at most two hashtags, or as many as the platform's habit begins with. */
export const builtInHashtags = ({ min, max }: Band): number => Math.min(max, Math.max(min, 2));

export const sliderMin = 0;
export const sliderMax = 100;
export const sliderStep = 1;
export const sliderDefault = 50;
