import { loadDictionary } from "./dictionary.ts";
import type { Vocabulary } from "./spelling.ts";

/** Shorter texts are hardly ever several words, and longer ones are not worth the search. */
const lengthMin = 7;
const lengthMax = 40;
const partsMax = 4;

/** Words of two and three letters that are joined with others; other short ones are mostly the end of a longer word. */
const shortWords = new Set(
  (
    "my of to in on at we is it by up do go no so be " +
    "the and for you our new day all out off one two big top fun hot red sea sun sky tea dog cat pet mom dad kid art diy car bag " +
    "not now how why who get got let see eat fit job old own can day"
  ).split(" "),
);

/** The places where one word of a joined text ends and the next begins. */
type Cuts = readonly number[];

/**
 * All ways to split a text into words, with at most `partsLeft` of them.
 * @param isWord decides about one part
 */
function* splits(text: string, from: number, partsLeft: number, isWord: (part: string) => boolean): Generator<Cuts> {
  if (partsLeft === 0) return;
  if (isWord(text.slice(from))) yield [];
  for (let end = from + 2; end <= text.length - 2; end += 1) {
    if (!isWord(text.slice(from, end))) continue;
    for (const rest of splits(text, end, partsLeft - 1, isWord)) yield [end, ...rest];
  }
}

const refines = (fine: Cuts, coarse: Cuts) => coarse.every((cut) => fine.includes(cut));

function partsOf(text: string, cuts: Cuts): string[] {
  return [0, ...cuts].map((from, index) => text.slice(from, cuts[index]));
}

/**
 * Splits words that were written as one, such as those of a hashtag: "mobilehairdresser" is "mobile hairdresser". It is
 * split only if that is certain: every part is a known word, and no other split with about as many parts is possible,
 * apart from one that divides the same words further ("hair dresser").
 * @returns the words; null if the text is one word, or if it is not certain
 */
export function splitJoinedWords(text: string, { everyday, known }: Vocabulary): string[] | null {
  if (!/^[a-z]+$/u.test(text) || text.length < lengthMin || text.length > lengthMax || known.has(text)) return null;
  const isCommon = (part: string) => {
    if (part.length < 4) return shortWords.has(part);
    return part.length === 4 ? everyday.has(part) : known.has(part);
  };
  const isPossible = (part: string) => (part.length < 3 ? shortWords.has(part) : known.has(part));
  const possible = [...splits(text, 0, partsMax, isPossible)];
  const fewest = Math.min(...possible.map((cuts) => cuts.length));
  const [best, ...others] = possible.filter((cuts) => cuts.length === fewest);
  if (!best || others.length > 0) return null;
  const rivals = possible.filter((cuts) => cuts.length === fewest + 1 && !refines(cuts, best));
  if (rivals.some((cuts) => partsOf(text, cuts).every(isCommon))) return null;
  const parts = partsOf(text, best);
  return parts.every(isCommon) ? parts : null;
}

/** Between the words of "dogWalk" and "dog_walk". */
const wordBorder = /(?<=\p{Ll})(?=\p{Lu})|_/gu;

/**
 * The words of hashtags, for a keyword that has nothing else.
 * @param small the small vocabulary; the dictionary is only loaded for a hashtag that is written as one word
 * @returns the words of each hashtag in small letters, separated by commas
 */
export async function spellHashtags(hashtags: readonly string[], small: Vocabulary): Promise<string> {
  const tags = hashtags.map((tag) => tag.replace(wordBorder, " ").toLowerCase().trim());
  const isJoined = tags.some((tag) => !tag.includes(" ") && tag.length >= lengthMin && !small.known.has(tag));
  const vocabulary = isJoined ? await loadDictionary(small) : small;
  return tags.map((tag) => splitJoinedWords(tag, vocabulary)?.join(" ") ?? tag).join(", ");
}
