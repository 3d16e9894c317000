/** How numbers, accounts and names stand in a text; for what a caption states and for what a rewritten one keeps. */

export const account = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]*[\p{L}\p{N}_]/gu;

/** A capitalized word inside a sentence; the first group only keeps the engine from looking back at every letter. */
export const capitalInside = /(?<= )(?<=[\p{L}\p{N},;]["”')]? )\p{Lu}\p{Ll}[\p{L}'-]*/gu;

/** Capitalized words that are not names, in lower case. */
export const plainCapitals: ReadonlySet<string> = new Set("i i'm i've i'll i'd ok tv dj diy pov omg lol ps".split(" "));

const number = /\d[\d.,:]*/gu;
const thousandsMark = /[.,:](?=\d{3}(?!\d))/gu;
const marksAtEnd = /[.,:]+$/u;

/** The numbers in digits, with the marks in and behind them: "1,000.". */
export function digitsIn(text: string): string[] {
  return text.match(number) ?? [];
}

/** A number without the marks of thousands and the marks behind it, so that "1,000" and "1000." are the same. */
export function plainNumber(digits: string): string {
  return digits.replace(thousandsMark, "").replace(marksAtEnd, "");
}
