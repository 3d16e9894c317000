import { findEmoji } from "../../../contract/rules/caption-length.ts";
import { splitTone } from "./examples.ts";
import { habitsOf } from "./habits.ts";
import { toldIn } from "./told.ts";
import type { Voice } from "./voice.ts";

/**
 * Reads a stored tone text: finds the examples, measures them, and reads what the description asks for.
 * @param tone the person's text as stored; null or blank gives null
 */
export function readVoice(tone: string | null): Voice | null {
  const { description, examples } = splitTone(tone ?? "");
  if (!description && examples.length === 0) return null;
  const told = toldIn(description, examples);
  const seen = habitsOf(examples);
  return {
    description,
    examples,
    casing: told.casing ?? seen.casing,
    length: told.length ?? seen.length,
    emoji: told.emoji ?? seen.emoji,
    favouriteEmoji: favouritesIn(`${description}\n${examples.join("\n")}`),
    hashtags: told.hashtags ?? seen.hashtags,
    exclamation: told.exclamation ?? seen.exclamation,
    questions: told.questions ?? seen.questions,
    openEnd: told.openEnd ?? seen.openEnd,
    capsWord: told.capsWord ?? seen.capsWord,
    slang: told.slang,
    signature: told.signature ?? seen.signature,
    opener: told.opener ?? seen.opener,
    register: told.register,
    language: told.language ?? seen.language,
  };
}

function favouritesIn(text: string): string[] {
  const counts = new Map<string, number>();
  for (const emoji of findEmoji(text)) counts.set(emoji, (counts.get(emoji) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([emoji]) => emoji);
}
