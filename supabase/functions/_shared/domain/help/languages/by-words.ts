import { languageWords } from "../../captions/brief/language-words.ts";
import { helpEntries } from "../all.ts";
import type { HelpEntry } from "../entry.ts";
import { answeredLanguages, entriesIn, type AnsweredLanguage } from "./texts.ts";

const wordOfText = /\p{L}+/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(wordOfText) ?? [];

export type Spoken = AnsweredLanguage | "en";
const spoken: readonly Spoken[] = ["en", ...answeredLanguages];

function vocabularyOf(language: Spoken, entries: readonly HelpEntry[]): Set<string> {
  const { small, common } = languageWords[language];
  const texts = entries.flatMap(({ question, phrases, answer }) => [question, ...phrases, answer]);
  // What is quoted in an answer is often English: “ideas for posts for a hairdresser”.
  return new Set(wordsOf([small, common, ...texts].join(" ").replaceAll(/[“„][^”“]*[”“]/gu, " ")));
}

let vocabularies: ReadonlyMap<string, readonly Spoken[]> | undefined;

/** The languages that have a word; the vocabularies are made with the first question. */
function languagesOf(word: string): readonly Spoken[] {
  if (vocabularies === undefined) {
    const found = new Map<string, Spoken[]>();
    for (const language of spoken) {
      const entries = language === "en" ? helpEntries : entriesIn(language);
      for (const one of vocabularyOf(language, entries)) found.set(one, [...(found.get(one) ?? []), language]);
    }
    vocabularies = found;
  }
  return vocabularies.get(word) ?? [];
}

/**
 * The language of a question if it is one of these, by the words of the knowledge base: a question is too short for
 * the function words of prose alone. Null for English and for everything else.
 * @param known what is known about its language otherwise
 */
export function languageByWords(
  question: string,
  known?: { language: Spoken; share: number },
): AnsweredLanguage | null {
  const words = wordsOf(question);
  if (words.length === 0) return null;
  const scores = new Map<Spoken, number>();
  const give = (language: Spoken, share: number) => scores.set(language, (scores.get(language) ?? 0) + share);
  for (const word of words) {
    const languages = languagesOf(word);
    for (const language of languages) give(language, 1 / languages.length);
  }
  if (known) give(known.language, known.share);
  const best = answeredLanguages.reduce((one, other) =>
    (scores.get(other) ?? 0) > (scores.get(one) ?? 0) ? other : one,
  );
  return (scores.get(best) ?? 0) > (scores.get("en") ?? 0) ? best : null;
}
