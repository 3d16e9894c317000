// Without zod, because the first screen shows these words and must not load a schema library.
import type { Intent, Language } from "./brief.ts";

/** Intents that a person can choose, as shown after "Treat it as:". The others are only read from a keyword. */
export const intentLabels: Partial<Record<Intent, string>> = {
  offer: "an offer",
  launch: "news",
  milestone: "a milestone",
  event: "an event",
  "how-to": "a tip",
  question: "a question",
  story: "a story",
  feeling: "a mood",
  place: "a place",
  person: "a person",
  day: "a special day",
  loss: "sad news",
  greeting: "a greeting",
};

/** Languages in their own names. "other" can only be detected, never chosen. */
export const languageLabels: Record<Exclude<Language, "other">, string> = {
  en: "English",
  es: "Español",
  de: "Deutsch",
  fr: "Français",
  it: "Italiano",
  pt: "Português",
};
