import { answerIn } from "@domain/help/languages/answer.ts";
import { languageByWords } from "@domain/help/languages/by-words.ts";

/** The answer to a question in Spanish, German, French, Italian or Portuguese, in its language; null for others. */
export function languageReply(question: string): string | null {
  const language = languageByWords(question);
  return language === null ? null : answerIn(language, question).text;
}
