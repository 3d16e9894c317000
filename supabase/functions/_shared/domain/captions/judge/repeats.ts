import { sentencesOf } from "../voice/habits.ts";
import type { CaptionTask } from "../port.ts";
import { type Said, saidIn, wordsOf } from "./said.ts";

/** How many words of its own a sentence must have for its repetition to count. */
const ownWordsMin = 3;
/** From this share of common words on, two captions are near-duplicates: with and without the person's words. */
const alikeAll = 0.85;
const alikeOwn = 0.6;
/** How many words of its own a caption must have for these words to be compared alone. */
const tellingWords = 5;

const withoutBlanks = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const hashtag = /[#＃][\p{L}\p{N}\p{M}_]+/gu;

/** Scripts without spaces are compared by characters. */
function tokens(text: string): string[] {
  const words = wordsOf(text.replace(hashtag, " "));
  return withoutBlanks.test(text) ? words.flatMap((word) => (withoutBlanks.test(word) ? [...word] : [word])) : words;
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const word of a) if (b.has(word)) both += 1;
  const either = a.size + b.size - both;
  return either === 0 ? 1 : both / either;
}

/** A caption prepared for comparison: its words, those that are not the person's, and its own sentences. */
export interface ComparableCaption {
  /** Its words in their order. */
  words: readonly string[];
  all: ReadonlySet<string>;
  own: ReadonlySet<string>;
  sentences: ReadonlySet<string>;
}

/** Prepares a caption for comparison, once, because it is compared with many others. */
export function toComparable(caption: string, said: Said): ComparableCaption {
  const words = tokens(caption);
  const all = new Set(words);
  const isOwn = (word: string) => !said.words.has(word);
  const sentences = sentencesOf(caption)
    .map(wordsOf)
    .filter((words) => words.filter(isOwn).length >= ownWordsMin);
  return {
    words,
    all,
    own: new Set([...all].filter(isOwn)),
    sentences: new Set(sentences.map((words) => words.join(" "))),
  };
}

/** From this many words on, a caption in which one word was exchanged says the same. */
const variantMin = 4;

/** Whether one caption becomes the other by exchanging, adding or dropping one word: "Coffee first, emails later." */
function isVariant(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < variantMin || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  return start + end >= short.length - 1;
}

/** Whether two captions are nearly identical, or share a sentence that the person did not write. */
export function isNearDuplicate(a: ComparableCaption, b: ComparableCaption): boolean {
  if (share(a.all, b.all) >= alikeAll || isVariant(a.words, b.words)) return true;
  if (Math.min(a.own.size, b.own.size) >= tellingWords && share(a.own, b.own) >= alikeOwn) return true;
  return [...a.sentences].some((sentence) => b.sentences.has(sentence));
}

/**
 * Whether the person has had every one of these captions lately: then the writer had nothing new to give. A sentence
 * that returns in other company is no repetition of a whole caption.
 */
export function areRepeats(captions: readonly string[], task: CaptionTask): boolean {
  if (task.recent.length === 0) return false;
  const said = saidIn(task);
  const recent = task.recent.map((caption) => toComparable(caption, said));
  return captions.every((caption) => {
    const own = toComparable(caption, said);
    return recent.some((other) => share(own.all, other.all) >= alikeAll);
  });
}

/** Whether a caption says one of its sentences again. A word may return: "Where?" "There." "Where?" */
export function repeatsItself(caption: string): boolean {
  const sentences = sentencesOf(caption)
    .map((sentence) => wordsOf(sentence).join(" "))
    .filter((sentence) => sentence.split(" ").length >= ownWordsMin);
  return new Set(sentences).size < sentences.length;
}
