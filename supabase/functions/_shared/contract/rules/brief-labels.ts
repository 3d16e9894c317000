// Without zod, because the first screen shows these words and must not load a schema library.
import type { Intent, Language } from "./brief.ts";

/** Intents, as shown after "Reads as:". */
export const intentLabels: Record<Intent, string> = {
  offer: "an offer",
  launch: "news or a launch",
  milestone: "a milestone",
  event: "an event",
  "how-to": "a how-to",
  question: "a question",
  story: "a story",
  feeling: "a feeling",
  thing: "a thing",
  place: "a place",
  person: "a person or a name",
  day: "a day or a date",
  loss: "a loss or hard news",
  greeting: "a greeting",
  unknown: "anything else",
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
