import { readLanguage } from "../../captions/brief/language.ts";
import { languageByWords } from "./by-words.ts";
import type { AnsweredLanguage } from "./texts.ts";

/**
 * What counts for a language whose letters and words are certain, beside the words of the knowledge base. Less for
 * English, which "no puedo entrar" seems to be for its first word.
 */
const certainReading = { en: 0.6, others: 1.5 };

/** The language of a question if it is one of these; null for English and for everything else. */
export function languageOfQuestion(question: string): AnsweredLanguage | null {
  const { language, certain } = readLanguage(question);
  if (!certain || language === "other") return languageByWords(question);
  return languageByWords(question, { language, share: certainReading[language === "en" ? "en" : "others"] });
}
