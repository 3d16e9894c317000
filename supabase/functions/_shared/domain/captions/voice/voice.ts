import type { Language } from "../../../contract/rules/brief.ts";

export type Register = "formal" | "inspiring" | "poetic" | "warm" | "dry" | "loud";

/** The end of every caption, for example "— m." or "With love, Nana May". */
export interface Signature {
  text: string;
  ownLine: boolean;
}

/**
 * How a person writes, according to their description and examples. Null means that nothing was found: then the writer
 * and the platform decide. The description takes precedence over the examples.
 */
export interface Voice {
  /** What the person says about the style, without the examples. */
  description: string;
  /** The example captions, in their order. */
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
  /** The beginning of every caption. */
  opener: string | null;
  register: Register | null;
  /** The language of the captions, whatever the keyword's language. */
  language: Language | null;
}
