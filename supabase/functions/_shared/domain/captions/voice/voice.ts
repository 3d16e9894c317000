import type { Language } from "../../../contract/rules/brief.ts";

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
  favoriteEmoji: string[];
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
