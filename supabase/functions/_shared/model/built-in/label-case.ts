import { emojiForWord } from "../../captions/emoji.ts";
import { fixCase, isProper } from "./casing.ts";
import { capitalise, isAdjective, isMass } from "./grammar.ts";
import { isCountable, isGivenName } from "./nouns.ts";
import { topicOf } from "./topics/recognise.ts";

const everyday = /^(?:a|an|the|my|our|your|this|that|new|old|how|what|why|when|where|some|best|good|happy|first|last|things|tips|with|and|of|for|in|on|at|to|no|next|handmade|leather|wooden|bamboo|ceramic|vintage|electric|dental|broken|lost|free|our|every|another|being|from|by|is|it|tiny|little|big|small|long|short|late|early|local|private|second|third|wild|real)$/iu;

/** Two words, a given name first and no everyday word behind it: "taylor swift". */
export function personName(phrase: string): string {
  const [first = "", second = "", ...rest] = phrase.split(" ");
  if (rest.length > 0 || !second || !isGivenName(first) || topicOf(second) !== null || emojiForWord(second).length > 0) return phrase;
  return `${capitalise(first)} ${capitalise(second)}`;
}

function isOrdinary(word: string): boolean {
  if (isProper(word) || isGivenName(word)) return false;
  return everyday.test(word) || topicOf(word) !== null || emojiForWord(word).length > 0 || isCountable(word) || isMass(word.toLowerCase()) || isAdjective(word) || /\p{L}{3}(?:ing|tion|ment|ness|ity|sis|ism|ology|ics|ship|ful|less)s?$/iu.test(word);
}

function lower(word: string): string {
  return /^\p{Lu}\p{Ll}*(?:['’-]\p{Ll}+)?$/u.test(word) && !isProper(word) && !/^\p{Lu}-/u.test(word) ? word.toLocaleLowerCase("en") : word;
}

/**
 * A capital typed at the start of an ordinary word comes down; names keep theirs. Phones set the first letter of a phrase
 * in upper case by themselves, so that a first capital before small words says nothing.
 */
export function labelCase(phrase: string): string {
  // "Rex the dog": what stands before "the" is a name, even one that is a word too.
  if (/^\p{Lu}\S* the /u.test(phrase) && !everyday.test(phrase.split(" ")[0]!)) return phrase;
  const words = phrase.split(" ");
  const upper = words.filter((word) => /^\p{Lu}/u.test(word));
  if (upper.every(isOrdinary)) return fixCase(words.map(lower).join(" "));
  const [first = "", ...rest] = words;
  const typedByPhone = rest.length > 0 && upper.length === 1 && /^\p{Lu}\p{Ll}/u.test(first) && !isProper(first) && !isGivenName(first) && !/['’]s$/u.test(first);
  if (typedByPhone || (isOrdinary(first) && !/^\p{Lu}/u.test(rest[0] ?? ""))) return fixCase([lower(first), ...rest].join(" "));
  return phrase;
}
