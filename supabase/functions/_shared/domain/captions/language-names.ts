import type { Language } from "../../contract/rules/brief.ts";

/** The languages as prompts and requests for another draft name them. */
export const languageNames: Record<Language, string> = {
  en: "English",
  es: "Spanish",
  de: "German",
  fr: "French",
  it: "Italian",
  pt: "Portuguese",
  other: "the language of the keyword",
};
