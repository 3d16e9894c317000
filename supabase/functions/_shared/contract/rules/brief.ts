/** The kind of post, as read from its keyword or chosen by the person. */
export const intents = [
  "offer",
  "launch",
  "milestone",
  "event",
  "how-to",
  "question",
  "story",
  "feeling",
  "thing",
  "place",
  "person",
  "day",
  "loss",
  "greeting",
  "unknown",
] as const;
export type Intent = (typeof intents)[number];

/** The languages in which the built-in writer can write; "other" is any other language. */
export const languages = ["en", "es", "de", "fr", "it", "pt", "other"] as const;
export type Language = (typeof languages)[number];
