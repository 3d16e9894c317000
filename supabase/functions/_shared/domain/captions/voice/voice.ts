import type { Language } from "../../../contract/brief.ts";
import { isEmoji, splitGraphemes } from "../../../contract/length.ts";
import { splitTone } from "./examples.ts";
import { habitsOf } from "./habits.ts";
import { toldIn } from "./told.ts";

export type Register = "formal" | "inspiring" | "poetic" | "warm" | "dry" | "loud";

/** What a caption ends with, e.g. "— m." or "With love, Nana May". */
export interface Signature {
  text: string;
  ownLine: boolean;
}

/**
 * How a person writes, as far as it can be seen in their description and their examples. null stands for "nothing said
 * and nothing to be seen": then the writer and the platform decide. What the description says goes before the examples.
 */
export interface Voice {
  /** What the person says about the style, without the examples. */
  description: string;
  /** Captions of their own, in their order. */
  examples: string[];
  casing: "lower" | "upper" | null;
  /** "one-sentence" means the whole caption is one sentence. */
  length: "one-sentence" | "short" | "long" | null;
  emoji: "none" | "few" | "many" | null;
  /** Emoji in the person's text, most used first. */
  favouriteEmoji: string[];
  hashtags: "none" | "some" | null;
  /** "none": no exclamation marks; "many": most sentences end in one. */
  exclamation: "none" | "many" | null;
  questions: "none" | "some" | null;
  /** Whether a caption ends without a full stop. */
  openEnd: boolean | null;
  /** One word of a caption in capitals, for emphasis. */
  capsWord: boolean | null;
  slang: boolean | null;
  signature: Signature | null;
  /** What every caption begins with. */
  opener: string | null;
  register: Register | null;
  /** The language that captions are to be written in, whatever the keyword's is. */
  language: Language | null;
}

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
  for (const part of splitGraphemes(text)) if (isEmoji(part)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([emoji]) => emoji);
}
