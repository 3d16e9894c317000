import { hashtagWords } from "./hashtag-words.ts";

/** Longer tags are not split: no word list covers them, and the work grows with the square of the length. */
const lengthMax = 60;
/** The only words of one letter in English. */
const singleLetters = new Set(["a", "i"]);

/** How unlikely a part is: many short words are less likely than few long ones. */
function costOf(word: string): number {
  if (word.length === 1) return 3;
  return word.length === 2 ? 1.5 : 1;
}

/**
 * Splits a hashtag that is written in lower case into its words, with as few and as long words as possible.
 * @param tag without '#'
 * @param own words of the person's own text, in lower case, which count as words in any language
 * @returns the words; null if some part is not a known word
 */
export function splitHashtag(tag: string, own: ReadonlySet<string>): string[] | null {
  if (tag.length > lengthMax) return null;
  const isWord = (part: string) =>
    part.length > 1 ? hashtagWords.has(part) || (part.length > 2 && own.has(part)) : singleLetters.has(part);
  const best: ({ cost: number; from: number } | undefined)[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= tag.length; end += 1) {
    for (let from = 0; from < end; from += 1) {
      const before = best[from];
      const part = tag.slice(from, end);
      if (before === undefined || !(isWord(part) || /^\d+$/u.test(part))) continue;
      const cost = before.cost + costOf(part);
      if (cost < (best[end]?.cost ?? Infinity)) best[end] = { cost, from };
    }
  }
  if (best[tag.length] === undefined) return null;
  const words: string[] = [];
  let end = tag.length;
  while (end > 0) {
    const from = best[end]?.from ?? 0;
    words.unshift(tag.slice(from, end));
    end = from;
  }
  return words;
}

/**
 * The same hashtag with a capital at the start of each word, as screen readers need it to read the words one by one.
 * @returns null if the tag is one word, already has capitals, or cannot be split
 */
export function camelCase(tag: string, own: ReadonlySet<string>): string | null {
  if (tag !== tag.toLowerCase()) return null;
  if (tag.includes("_")) return null;
  const words = splitHashtag(tag, own);
  if (words === null || words.filter((word) => /\p{L}/u.test(word)).length < 2) return null;
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
