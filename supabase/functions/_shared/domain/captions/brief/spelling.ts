import { isBorrowed } from "./loans.ts";
import { misspellings, oftenMisspelled } from "./spelling-words.ts";
import { startsWithUpperCase } from "../../text/characters.ts";

let meant: Map<string, string> | undefined;

/** A lowercase Latin word, which is not part of an account name, a hashtag or a link. */
const plainWord = /(?<![@#\p{L}\p{N}/.])\p{L}{4,}(?![\p{L}\p{N}@/])/gu;

/** Words that differ from an everyday word in one letter, but are correct. */
const realWords = new Set(
  (
    "maine prefect clapboard constriction deportment concertino mediation alteration gradation remainder terrain dragoon shields " +
    "roster carton stollen merengue expansive expandable collusion landside licensee overfull incognita refection eduction " +
    "shearling casio imposter imposters morel morels morse crockpot rancheros handers conure conures monsteras influencers " +
    "emoticons heatless finnish moules pasteis scape scapes collard backsplash promposal promposals moher crete stager " +
    "hatchling hatchlings darth vader"
  ).split(" "),
);
const calendar = new Set(
  "monday tuesday wednesday thursday friday saturday sunday january february august september october november december".split(
    " ",
  ),
);
/** With these endings, most words are similar to another one: "coaching" and "couching". */
const inflected = /(?:(?<!s)s|ed|ing|er|al|or|ic|ly)$/u;

/** The words that the spelling correction knows: all correct words, and the everyday words among them. */
export interface Vocabulary {
  known: ReadonlySet<string>;
  everyday: ReadonlySet<string>;
  /** Everyday words by their form without doubled letters: "cinammon" and "cinnamon" have the same. */
  collapsed: ReadonlyMap<string, string>;
  /** In a large vocabulary, a word that is missing is hardly ever correct, so that shorter words can be corrected. */
  size: "small" | "large";
}

/** The shortest word in which each kind of mistake is corrected. */
type WordLengths = Record<"letters" | "doubled" | "vowels" | "added" | "dropped", number>;
const correctedFrom: Record<Vocabulary["size"], WordLengths> = {
  small: { letters: 7, doubled: 6, vowels: 9, added: 8, dropped: 9 },
  // Names of dishes are in no dictionary and look like other words: "rendang", "mochi".
  large: { letters: 5, doubled: 5, vowels: 8, added: 5, dropped: 9 },
};

const wordOfSix = /^[a-z]{6,}$/u;

/** @param other correct words that are not everyday words */
export function vocabularyOf(
  words: Iterable<string>,
  other: Iterable<string>,
  size: Vocabulary["size"] = "small",
): Vocabulary {
  const everyday = new Set([...words, ...oftenMisspelled.split(" ")]);
  const long = [...everyday].filter((word) => wordOfSix.test(word));
  const collapsed = new Map(long.map((word) => [collapse(word), word] as const));
  const listed = misspellings
    .trim()
    .split("\n")
    .map((line) => line.split(":")[0]!);
  return { everyday, known: new Set([...other, ...everyday, ...listed]), collapsed, size };
}

const repeatedLetter = /(.)\1+/gu;

function collapse(word: string): string {
  return word.replace(repeatedLetter, "$1");
}

/**
 * Corrects the obvious misspellings of a text: the listed forms, a few endings, and the mistakes of `correctedFrom` if
 * exactly one everyday word is possible. Capitals at the start of a word stay, and names and rare words are not changed.
 */
export function correctSpelling(text: string, vocabulary: Vocabulary | null = null): string {
  meant ??= new Map(
    misspellings
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [right = "", wrong = ""] = line.split(": ");
        return wrong.split(" ").map((form) => [form, right] as const);
      }),
  );
  let first = true;
  return text.replace(plainWord, (word, at: number) => {
    const lower = word.toLowerCase();
    const start = first && at === 0;
    first = false;
    // Inside a text a capital makes a name.
    const isRight = vocabulary?.known.has(lower) === true || !lower.endsWith("s");
    const plural = isRight ? undefined : meant!.get(lower.slice(0, -1));
    const listed = meant!.get(lower) ?? (plural === undefined ? undefined : `${plural}s`);
    const right = listed ?? (word === lower || start ? byRule(lower, vocabulary) : undefined);
    if (right === undefined) return word;
    return startsWithUpperCase(word) ? right.slice(0, 1).toUpperCase() + right.slice(1) : right;
  });
}

/** "recieve", "concieve". */
const swappedVowels = /^(?:(?:re|de|per)cie[vp]|concie[vt])/u;

const lettersOnly = /^[a-z]+$/u;
const doubledFull = /.{4}full$/u;
const singleLy = /[^m]aly$/u;
const finalY = /y$/u;

function byRule(word: string, vocabulary: Vocabulary | null): string | undefined {
  if (!lettersOnly.test(word) || vocabulary === null || realWords.has(word)) return undefined;
  const slip = bySlip(word, vocabulary);
  if (slip !== undefined) return slip;
  if (isKnown(word, vocabulary) || isBorrowed(word)) return undefined;
  if (swappedVowels.test(word)) return word.replace("cie", "cei");
  if (doubledFull.test(word)) return word.slice(0, -1);
  if (singleLy.test(word) && vocabulary.known.has(word.replace(finalY, "ly"))) return word.replace(finalY, "ly");
  const day = neighbors(word, { letters: 6, doubled: 6, vowels: 6, added: 6, dropped: 7 }).find((other) =>
    calendar.has(other),
  );
  if (day !== undefined && word.length > 5) return day;
  if (vocabulary.everyday.has(word.replaceAll("f", "ph"))) return word.replaceAll("f", "ph");
  if (vocabulary.size === "small" && inflected.test(word)) {
    return word.endsWith("s") || word.length < 8
      ? undefined
      : swaps(word).find((other) => vocabulary.everyday.has(other));
  }
  const twice = word.length > 6 ? vocabulary.collapsed.get(collapse(word)) : undefined;
  if (twice !== undefined) return twice;
  const near = neighbors(word, correctedFrom[vocabulary.size]).filter(
    (other) => other.length > 5 && vocabulary.everyday.has(other),
  );
  if (near.length === 0 && vocabulary.size === "large") return byLetters(word, vocabulary) ?? bySound(word, vocabulary);
  return new Set(near).size === 1 ? near[0] : undefined;
}

const tripled = /(.)\1{2,}/gu;
const singleBefore = /([bdgklmnprt])(ed|ing|er)$/u;
const silentE = /eing$/u;
const pluralOfY = /([^aeiou])ys$/u;

/** "weddding", "runing", "raspberrys": slips of a word that the vocabulary has, whatever else they look like. */
function bySlip(word: string, { known, everyday, size }: Vocabulary): string | undefined {
  if (known.has(word)) return undefined;
  const twice = word.replace(tripled, "$1$1");
  if (twice !== word && everyday.has(twice)) return twice;
  // The small vocabulary has "dinner" and no "diner".
  if (size === "small") return undefined;
  const doubled = word.replace(singleBefore, "$1$1$2");
  if (doubled !== word && everyday.has(doubled)) return doubled;
  const shortened = word.replace(silentE, "ing");
  if (shortened !== word && everyday.has(shortened)) return shortened;
  const plural = word.replace(pluralOfY, "$1ies");
  return plural !== word && everyday.has(plural) ? plural : undefined;
}

let byOwnLetters: Map<string, string[]> | undefined;

/** The first two letters and the last one in their places, and the others in order. */
const lettersOf = (word: string) => word.slice(0, 2) + Array.from(word.slice(2, -1)).toSorted().join("") + word.at(-1)!;

/** In a large vocabulary, the one everyday word with the same letters in another order: "crossaint". */
function byLetters(word: string, { everyday }: Vocabulary): string | undefined {
  if (word.length < 8) return undefined;
  byOwnLetters ??= Map.groupBy(
    [...everyday].filter((other) => wordOfEight.test(other)),
    lettersOf,
  );
  const same = byOwnLetters.get(lettersOf(word)) ?? [];
  return same.length === 1 ? same[0] : undefined;
}

const wordOfEight = /^[a-z]{8,}$/u;

/**
 * In a large vocabulary, the one everyday word with the same consonants and at most two other vowels. Other endings
 * make other words, or words of another language: "domestica".
 */
function bySound(word: string, { everyday }: Vocabulary): string | undefined {
  if (word.length < 9) return undefined;
  bySkeleton ??= Map.groupBy(
    [...everyday].filter((other) => wordOfEight.test(other)),
    skeletonOf,
  );
  const same = (bySkeleton.get(skeletonOf(word)) ?? []).filter(
    (other) => other.at(-1) === word.at(-1) && isWithinTwo(word, other),
  );
  return same.length === 1 ? same[0] : undefined;
}

let bySkeleton: Map<string, string[]> | undefined;

/** Whether at most two letters of two words differ; the words have the same length or one letter more. */
function isWithinTwo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = Array.from(a).findIndex((letter, at) => letter !== b[at]);
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const differing = (x: string, y: string) => Array.from(x).filter((letter, at) => letter !== y[at]).length;
  if (a.length === b.length) return differing(restA, restB) <= 2;
  const [long, short] = a.length > b.length ? [restA, restB] : [restB, restA];
  return differing(long.slice(1), short) <= 1;
}

const vowels = /[aeiouy]/gu;

/** The consonants of a word, without doubled ones, behind its first letter. */
function skeletonOf(word: string): string {
  return word[0]! + collapse(word.slice(1).replace(vowels, ""));
}

const verbEnding = /(?:ed|ing|er)$/u;
const shortVerbEnding = /(?:d|ing|r)$/u;

const pluralEnding = /e?s$/u;

function isKnown(word: string, { known }: Vocabulary): boolean {
  return (
    known.has(word) ||
    (word.endsWith("s") && (known.has(word.slice(0, -1)) || known.has(word.replace(pluralEnding, "")))) ||
    (verbEnding.test(word) &&
      (known.has(word.replace(verbEnding, "")) ||
        known.has(word.replace(shortVerbEnding, "")) ||
        known.has(word.replace(verbEnding, "e"))))
  );
}

/** Whether a text has a word that may be misspelled or may only be missing in a small vocabulary. */
export function hasUnknownWord(text: string, vocabulary: Vocabulary): boolean {
  const words = text.toLowerCase().match(plainWord) ?? [];
  return words.some((word) => !isKnown(word, vocabulary) || (!vocabulary.known.has(word) && verbEnding.test(word)));
}

/**
 * The words of a text that look misspelled although the intended word is unclear. No hashtag is made of them.
 * @param hasty whether other words of the text were misspelled; then every unknown word is doubtful
 */
export function doubtfulWords(text: string, vocabulary: Vocabulary, hasty: boolean): string[] {
  const words = text.toLowerCase().match(plainWord) ?? [];
  return words.filter(
    (word) =>
      lettersOnly.test(word) &&
      !isKnown(word, vocabulary) &&
      (hasty ||
        neighbors(word, { letters: 4, doubled: 4, vowels: 7, added: 7, dropped: 7 }).some((other) =>
          vocabulary.known.has(other),
        )),
  );
}

/** The forms with two adjacent letters swapped. */
function swaps(word: string): string[] {
  return Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word[at]! + word.slice(at + 2));
}

const britishOrAmerican = /ou?r/u;

/** Every form with one mistake. Each kind of mistake requires a minimum word length. */
function neighbors(word: string, from: WordLengths): string[] {
  const { length } = word;
  const found = length >= from.letters ? swaps(word).filter((other) => other !== word) : [];
  for (let at = 0; at < length; at += 1) {
    const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
    if (length >= from.doubled && after[0] === letter) found.push(before + after);
    if (length >= from.doubled) found.push(before + letter + letter + after);
    if (at === 0) continue;
    if (length >= from.vowels && "aeiou".includes(letter)) {
      for (const vowel of "aeiou") if (vowel !== letter) found.push(before + vowel + after);
    }
    if (length >= from.added)
      for (const other of "abcdefghijklmnopqrstuvwxyz") found.push(before + other + letter + after);
    // A letter at the end makes another word: "outdoorsy", "inventory".
    if (length >= from.dropped && after && !britishOrAmerican.test(word)) found.push(before + after);
  }
  return found;
}
