/** The ways to write one caption again, in the order of the menu. */
export const rewriteKinds = [
  "shorter",
  "longer",
  "funnier",
  "warmer",
  "direct",
  "drier",
  "question",
  "opening",
  "hashtags",
  "no-hashtags",
  "emoji",
  "no-emoji",
  "language",
  "like",
] as const;
export type RewriteKind = (typeof rewriteKinds)[number];

/** The names of the rewrites, as the menu shows them. */
export const rewriteLabels: Record<RewriteKind, string> = {
  shorter: "Shorter",
  longer: "Longer",
  funnier: "Funnier",
  warmer: "Warmer",
  direct: "More direct",
  drier: "Drier",
  question: "As a question",
  opening: "Another opening",
  hashtags: "With hashtags",
  "no-hashtags": "Without hashtags",
  emoji: "With emoji",
  "no-emoji": "Without emoji",
  language: "In another language",
  like: "Like this one…",
};

/** Rewrites per generation that do not count. Equals `private.free_rewrites_per_generation()`. */
export const freeRewritesPerGeneration = 3;
/** Longest caption that can be rewritten or adapted, in code points. */
export const rewriteTextLengthMax = 5000;
/** Longest example for "like this one", in code points. */
export const likeTextLengthMax = 2200;
