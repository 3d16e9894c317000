/** The five angles of a set of captions, what only stands beside an offer, and what stands beside any light news. */
export const angles = ["turn", "reader", "scene", "plain", "invite", "news"] as const;
export type Angle = (typeof angles)[number];

/** What a line needs of the keyword as a noun; without needs, any noun suits. */
export type Need = "count" | "mass" | "plural";

/** One line of the bank, with slots for the person's words. `docs/captions.md` describes the slots. */
export interface BankLine {
  text: string;
  angle: Angle;
  needs: readonly Need[];
}

/** A kind of subject or of announcement with everything that a copywriter wrote for it. */
export interface BankEntry {
  /** "coffee", "launch-product" */
  id: string;
  /** The broader kind whose lines come after its own: "accessories" for "socks"; null if there is none. */
  under: string | null;
  /** Emoji that suit every keyword of the kind; empty if none does. */
  emoji: readonly string[];
  /** English or foreign nouns and noun phrases by which a keyword is recognized, in lower case. */
  nouns: readonly string[];
  /** Words that name the kind only where the keyword is nothing else: "bowl", but not "salad bowl". */
  alone: readonly string[];
  /** Hashtags that are true of every keyword of the kind, without '#'. */
  tags: readonly string[];
  lines: readonly BankLine[];
}
