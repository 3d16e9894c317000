import type { Band } from "../contract/platforms.ts";
import { countEmoji } from "../contract/length.ts";
import { examplesIn } from "../model/built-in/tone.ts";

const refused = /\b(?:no|without|never|avoid|zero|skip)\b[^.\n]{0,20}\bemojis?\b/iu;
/** One caption without emoji is chance, two are a habit. */
const examplesMin = 2;

/**
 * How many emoji fit a person who left the amount to the writer: none for somebody who says so, or whose own captions
 * have none; else the platform's habit.
 */
export function emojiHabit(band: Band, tone: string | null): Band {
  if (tone === null) return band;
  const examples = examplesIn(tone);
  const without = examples.length >= examplesMin && countEmoji(tone) === 0;
  return refused.test(tone) || without ? { min: 0, max: 0 } : band;
}
