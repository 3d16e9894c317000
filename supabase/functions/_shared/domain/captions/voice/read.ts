import { findEmoji } from "../../../contract/rules/caption-length.ts";
import { splitTone } from "./examples.ts";
import { habitsOf } from "./habits.ts";
import { readDescription } from "./description.ts";
import type { Voice } from "./voice.ts";

/**
 * Reads a stored tone: finds and measures the examples, and reads what the description asks for.
 * @param tone the stored text; null or blank gives null
 */
export function readVoice(tone: string | null): Voice | null {
  const { description, examples } = splitTone(tone ?? "");
  if (!description && examples.length === 0) return null;
  const described = readDescription(description, examples);
  const seen = habitsOf(examples);
  return {
    description,
    examples,
    casing: described.casing ?? seen.casing,
    length: described.length ?? seen.length,
    emoji: described.emoji ?? seen.emoji,
    favoriteEmoji: favoritesIn(`${description}\n${examples.join("\n")}`),
    hashtags: described.hashtags ?? seen.hashtags,
    exclamation: described.exclamation ?? seen.exclamation,
    questions: described.questions ?? seen.questions,
    openEnd: described.openEnd ?? seen.openEnd,
    capsWord: described.capsWord ?? seen.capsWord,
    slang: described.slang,
    signature: described.signature ?? seen.signature,
    opener: described.opener ?? seen.opener,
    register: described.register,
    language: described.language ?? seen.language,
  };
}

function favoritesIn(text: string): string[] {
  const counts = new Map<string, number>();
  for (const emoji of findEmoji(text)) counts.set(emoji, (counts.get(emoji) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([emoji]) => emoji);
}
