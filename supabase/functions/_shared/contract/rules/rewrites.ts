/** The ways to write one caption again, in the order of the menu. */
export const rewriteKinds = [
  "shorter",
  "longer",
  "warmer",
  "drier",
  "opening",
  "no-hashtags",
  "no-emoji",
  "language",
  "like",
] as const;
export type RewriteKind = (typeof rewriteKinds)[number];

/** The names of the rewrites, as the menu shows them. */
export const rewriteLabels: Record<RewriteKind, string> = {
  shorter: "Shorter",
  longer: "Longer",
  warmer: "Warmer",
  drier: "Drier",
  opening: "Another opening",
  "no-hashtags": "Without hashtags",
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
