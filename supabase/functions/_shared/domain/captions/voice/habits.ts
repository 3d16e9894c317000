import { countEmoji, countHashtags, removeEmoji } from "../../../contract/rules/caption-length.ts";
import { languageOfProse } from "./prose-language.ts";
import type { Signature, Voice } from "./voice.ts";
import { endsWithLetterOrNumber, hasLetter, hasUpperCase } from "../../text/characters.ts";

/** The parts of a style that examples show. */
export type Habits = Pick<
  Voice,
  | "casing"
  | "length"
  | "emoji"
  | "hashtags"
  | "exclamation"
  | "questions"
  | "openEnd"
  | "capsWord"
  | "signature"
  | "opener"
  | "language"
>;

/** Something missing in one caption may be chance; from this many captions on, it is a habit. */
const habitMin = 2;
/**
 * The average number of words per sentence up to which a style counts as short. Determined with the tests' captions.
 */
const shortWords = 7;
const longWords = 18;

/** The first group only keeps the engine from looking back at every letter. */
const sentenceBreak = /(?=\s)(?<=[.!?…。！？]["”’)]?)\s+|\n+/u;

const hashtag = /[#＃][\p{L}\p{N}_]+/gu;

/** Sentences of a caption, without its hashtags and emoji. */
export function sentencesOf(text: string): string[] {
  return withoutEmoji(text.replace(hashtag, " "))
    .split(sentenceBreak)
    .map((part) => part.trim())
    .filter((part) => hasLetter(part));
}

function withoutEmoji(text: string): string {
  return removeEmoji(text).replace(/ {2,}/gu, " ").trim();
}

/** The common habits of a person's captions. */
export function habitsOf(examples: readonly string[]): Habits {
  const some = examples.length >= habitMin;
  const share = (test: (example: string) => boolean) => examples.filter(test).length / Math.max(1, examples.length);
  const never = (test: (example: string) => boolean) => some && !examples.some(test);
  const signature = signatureIn(examples);
  const bare = examples.map((example) => unsigned(example, signature));
  const emojiEach = examples.reduce((sum, example) => sum + countEmoji(example), 0) / Math.max(1, examples.length);
  return {
    casing: casingOf(bare),
    length: lengthOf(bare),
    emoji: emojiHabit(emojiEach, some),
    hashtags: habit(
      share((example) => countHashtags(example) > 0) >= 0.5,
      never((example) => countHashtags(example) > 0),
    ),
    exclamation: exclamationOf(bare, some),
    questions: share((example) => example.includes("?")) >= 0.5 ? "some" : null,
    openEnd: some ? bare.every((example) => endsWithLetterOrNumber(withoutEmoji(example))) || null : null,
    capsWord: share(hasCapsWord) >= 0.5 || null,
    signature,
    opener: openerOf(examples),
    language: languageOfProse(bare.join(" ")),
  };
}

function habit(present: boolean, absent: boolean): "some" | "none" | null {
  if (present) return "some";
  return absent ? "none" : null;
}

function emojiHabit(each: number, some: boolean): Voice["emoji"] {
  if (each >= 2) return "many";
  if (each > 0) return "few";
  return some ? "none" : null;
}

function exclamationOf(examples: readonly string[], some: boolean): Voice["exclamation"] {
  if (examples.length > 0 && examples.filter((example) => example.includes("!")).length >= examples.length / 2) {
    return "many";
  }
  return some && !examples.some((example) => example.includes("!")) ? "none" : null;
}

const wordInCapitals = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/u;

const lowerCaseLetter = /\p{Ll}/u;

function hasCapsWord(example: string): boolean {
  return wordInCapitals.test(example) && lowerCaseLetter.test(example);
}

/** The first letter of a sentence. */
const sentenceStart = /(?:^|\n|[.!?…]\s+)[\p{Ps}\p{Pi}"']*([\p{Ll}\p{Lu}])/gu;

const casedLetter = /[\p{Ll}\p{Lu}]/gu;

/** The casing of sentence beginnings. Names inside sentences do not count. */
function casingOf(examples: readonly string[]): Voice["casing"] {
  const text = examples.join("\n");
  const letters = text.match(casedLetter) ?? [];
  if (letters.length < 10) return null;
  if (letters.filter((letter) => hasUpperCase(letter)).length >= letters.length * 0.9) return "upper";
  const starts = Array.from(text.matchAll(sentenceStart), (match) => match[1]!);
  const lower = starts.filter((letter) => lowerCaseLetter.test(letter)).length;
  return starts.length > 0 && lower >= starts.length * 0.8 ? "lower" : null;
}

function lengthOf(examples: readonly string[]): Voice["length"] {
  const sentences = examples.flatMap(sentencesOf);
  if (sentences.length === 0) return null;
  if (examples.length >= 3 && sentences.length === examples.length) return "one-sentence";
  const words = sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/u).length, 0) / sentences.length;
  if (words <= shortWords) return "short";
  return words >= longWords ? "long" : null;
}

const closingTags = /(?:\s*[#＃][\p{L}\p{N}_]+)+$/u;
const lastLine = /\n([^\n]{1,40})$/u;
/** A signature behind a dash. */
const closingDash = /\s((?:[–—~]|--?)\s?\p{L}[^.!?\n]{0,24}\.?)$/u;
const lastSentence = /[.!?…]\s+([^.!?…\n]{1,40}[.!]?)$/u;

/**
 * The signature of one caption: its last line or last short sentence, or the text after a dash.
 * @returns null if the caption has no signature
 */
export function closingOf(example: string): Signature | null {
  const text = withoutEmoji(example).replace(closingTags, "").trimEnd();
  const line = lastLine.exec(text)?.[1];
  if (line) return { text: line.trim(), ownLine: true };
  const dash = closingDash.exec(text)?.[1];
  if (dash) return { text: dash, ownLine: false };
  const last = lastSentence.exec(text)?.[1];
  return last && last.split(/\s+/u).length <= 6 ? { text: last, ownLine: false } : null;
}

const nameBehindDash = /^[–—~]\s?\p{L}{1,12}\.?$/u;

/** A signature that at least two captions share, or one after a dash, which is never accidental. */
function signatureIn(examples: readonly string[]): Signature | null {
  const closings = examples.map(closingOf);
  const shared = mostShared(closings.map((closing) => closing?.text));
  if (shared !== null) {
    return {
      text: shared,
      ownLine: closings.find((closing) => closing?.text === shared)?.ownLine ?? false,
    };
  }
  const [only] = closings;
  return examples.length === 1 && only && nameBehindDash.test(only.text) ? only : null;
}

function unsigned(example: string, signature: Signature | null): string {
  const text = withoutEmoji(example);
  return signature && text.endsWith(signature.text) ? text.slice(0, -signature.text.length).trimEnd() : example;
}

/** At most three words, with the mark that sets them off. */
const openingWords = /^([\p{L}'’]+(?: [\p{L}'’]+){0,2}(?:[,:!…]|\.\.\.))/u;

function openerOf(examples: readonly string[]): string | null {
  return mostShared(examples.map((example) => openingWords.exec(withoutEmoji(example))?.[1]));
}

/** The value that at least two examples, and at least half of them, share. */
function mostShared(found: readonly (string | undefined)[]): string | null {
  const counts = new Map<string, { text: string; count: number }>();
  for (const text of found) {
    if (!text) continue;
    const key = text.toLowerCase();
    counts.set(key, { text: counts.get(key)?.text ?? text, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const best = [...counts.values()].toSorted((a, b) => b.count - a.count)[0];
  return best && best.count >= habitMin && best.count * 2 >= found.length ? best.text : null;
}
