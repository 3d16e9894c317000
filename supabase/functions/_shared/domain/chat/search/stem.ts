/** Endings that the stem does not have, with what stands for them, in the order in which they are removed. */
const endings: readonly (readonly [ending: RegExp, stem: string])[] = [
  // Number; the first endings only look like a plural.
  [/(ss|us|is)$/, "$1"],
  [/ies$/, "y"],
  [/(x|ch|sh|ss)es$/, "$1"],
  [/([^siu])s$/, "$1"],
  // Nouns and tenses: "subscription", "generated", "stopped".
  [/ption$/, "be"],
  [/(.{3,})(ation|ment|ness|ly|ing|ed|er)$/, "$1"],
  [/([bdfglmnprt])\1$/, "$1"],
  [/(.{3,})e$/, "$1"],
  [/(.{3,})at$/, "$1"],
];

/**
 * The stem of an English word: removes endings of number, tense and noun formation, so that the forms of a word match.
 * Not a dictionary form.
 */
export function stem(word: string): string {
  if (word.length < 4) return word.length === 3 && word.endsWith("s") ? word.slice(0, 2) : word;
  return endings.reduce((rest, [ending, replacement]) => rest.replace(ending, replacement), word);
}
