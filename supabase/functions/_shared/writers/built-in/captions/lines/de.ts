import type { LineStock } from "./line.ts";

/** German. If nothing certain was read, the person's words are used alone. */
export const german: LineStock = {
  "offer": [
    "{K}.", "Gut zu wissen: {k}.", "{K}. | Gerne weitersagen.", "Bitte vormerken: {k}.", "Kleiner Hinweis: {k}.",
    "{K}. | Wer ist dabei?", "Nur zur Info: {k}.", "{K}. | Schaut vorbei.",
  ],
  "launch": [
    "{K}.", "Jetzt ist es offiziell: {k}.", "{K}. | Gerne weitersagen.", "Neuigkeiten: {k}.", "Kurze Durchsage: {k}.",
    "{K}. | Schaut vorbei.", "Kleiner Hinweis: {k}.", "Gut zu wissen: {k}.",
  ],
  "wanted": ["{K}.", "{K}. | Gerne weitersagen.", "{K}. | Kennt ihr jemanden?"],
  "milestone": [
    "{K}.", "{K}. | Ein gutes Gefühl.", "Meilenstein: {k}.", "{K}. | Wahnsinn.", "{K}. | Was für ein Gefühl.",
  ],
  "birthday": [
    "{K}.", "{K}. | Alles Gute.", "{K}. | Lasst uns feiern.", "{K}. | Kuchen ist Pflicht.", "{K}. | Auf viele weitere.",
  ],
  "event": [
    "{K}.", "{K}. | Wer kommt?", "Im Kalender: {k}.", "{K}. | Sehen wir uns?", "Termin notiert: {k}.",
    "{K}. | Kommt vorbei.", "Vorfreude: {k}.", "{K}. | Wer ist dabei?", "Dick angestrichen: {k}.",
  ],
  "occasion": ["{K}.", "Vorfreude: {k}.", "Im Kalender: {k}.", "Dick angestrichen: {k}.", "{K}. | Ich freu mich."],
  "question": [
    "{K}?", "Ernst gemeinte Frage: {k}?", "Kurze Frage: {k}?",
    "{K}? | Raus damit.", "Mal ehrlich: {k}?", "{K}? | Ich bin gespannt.",
  ],
  "story": ["{K}.", "Was soll ich sagen: {k}."],
  "feeling": ["{K}.", "Stimmung: {k}.", "{K}. | Noch jemand?", "{K}. | Und ihr?", "Ganz ehrlich: {k}."],
  "how-to": [
    "{K}.", "{K}. | Habt ihr Tricks?", "{K}. | Tipps willkommen.", "{K}. | Wie macht ihr's?", "Für später: {k}.",
  ],
  "greeting": ["{K}!", "{K}! | Alles Liebe.", "Von Herzen: {k}!"],
  "signs": ["{K}", "{K} | Ohne Worte."],
  "loss-disaster": ["{K}.", "{K}. | In Gedanken dort."],
  "crisis": ["{K}.", "{K}. | Es gibt Hilfe."],
  "arrival": ["{K}.", "{K}. | Wurde auch Zeit."],
  "unknown": ["{K}."],
};
