import { sentencesOf } from "../voice/habits.ts";
import { type Said, wordsOf } from "./said.ts";

/** Words of its own that a sentence needs for its second appearance to be noticed. */
const ownWordsMin = 3;
/** The share of words in common from which on two captions read as one, with and without the person's words. */
const alikeAll = 0.85;
const alikeOwn = 0.6;
/** Words of its own that a caption needs before they alone can tell. */
const tellingWords = 5;

const withoutBlanks = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Scripts without blanks are compared by their characters. */
function tokens(text: string): string[] {
  const words = wordsOf(text.replace(/[#＃][\p{L}\p{N}\p{M}_]+/gu, " "));
  return withoutBlanks.test(text) ? words.flatMap((word) => (withoutBlanks.test(word) ? [...word] : [word])) : words;
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const word of a) if (b.has(word)) both += 1;
  const either = a.size + b.size - both;
  return either === 0 ? 1 : both / either;
}

/** What comparing needs of a caption: its words, those that are not the person's, and its telling sentences. */
export interface ComparableCaption {
  all: ReadonlySet<string>;
  own: ReadonlySet<string>;
  sentences: ReadonlySet<string>;
}

/** Takes a caption apart once, for it is held against many others. */
export function toComparable(caption: string, said: Said): ComparableCaption {
  const all = new Set(tokens(caption));
  const isOwn = (word: string) => !said.words.has(word);
  const sentences = sentencesOf(caption)
    .map(wordsOf)
    .filter((words) => words.filter(isOwn).length >= ownWordsMin);
  return { all, own: new Set([...all].filter(isOwn)), sentences: new Set(sentences.map((words) => words.join(" "))) };
}

/** Whether two captions say the same in nearly the same words, or share a sentence that the person did not write. */
export function isNearDuplicate(a: ComparableCaption, b: ComparableCaption): boolean {
  if (share(a.all, b.all) >= alikeAll) return true;
  if (Math.min(a.own.size, b.own.size) >= tellingWords && share(a.own, b.own) >= alikeOwn) return true;
  return [...a.sentences].some((sentence) => b.sentences.has(sentence));
}
