import type { LineStock } from "./line.ts";

/** German. */
export const german: LineStock = {
  "offer": [
    "{K}.", "Gut zu wissen: {k}.", "{K}. | Gerne weitersagen.", "Nur zur Info: {k}.", "{K}. | Wer ist dabei?",
    "Bitte vormerken: {k}.", "{K}. | Bis gleich?", "Kleiner Hinweis: {k}.", "{K}. | Ja, wirklich.",
    "Falls es untergegangen ist: {k}.", "{K}. | Schaut vorbei.",
  ],
  "launch": [
    "{K}.", "Jetzt ist es offiziell: {k}.", "{K}. | Gerne weitersagen.", "Neuigkeiten: {k}.", "{K}. | Was sagt ihr?",
    "Kurze Durchsage: {k}.", "{K}. | Schaut vorbei.", "Trommelwirbel: {k}.", "{K}. | Endlich ist es raus.",
    "Ihr habt es zuerst gehört: {k}.", "Aufgepasst: {k}.",
  ],
  "milestone": [
    "{K}.", "{K}. | Danke euch.", "Fürs Protokoll: {k}.", "{K}. | Ein gutes Gefühl.", "Meilenstein: {k}.",
    "{K}. | Darauf einen Moment.", "Laut ausgesprochen: {k}.", "{K}. | Ja, wirklich.", "Kurz innehalten: {k}.",
    "{K}. | Wahnsinn.", "Zum Einrahmen: {k}.",
  ],
  "birthday": [
    "{K}.", "{K}. | Hoch soll's gehen.", "Kerzen bereit: {k}.", "{K}. | Wünsch dir was.", "Ein Hoch: {k}.",
    "{K}. | Lasst uns feiern.", "Rot im Kalender: {k}.", "{K}. | Kuchen ist Pflicht.", "Von Herzen: {k}.",
    "{K}. | Auf viele weitere.",
  ],
  "event": [
    "{K}.", "{K}. | Wer kommt?", "Im Kalender: {k}.", "{K}. | Sehen wir uns?", "Termin notiert: {k}.",
    "{K}. | Bringt wen mit.", "Vorfreude: {k}.", "{K}. | Wir freuen uns.", "Der Plan: {k}.", "{K}. | Wer ist dabei?",
    "Dick angestrichen: {k}.",
  ],
  "occasion": [
    "{K}.", "Vorfreude: {k}.", "Im Kalender: {k}.", "{K}. | Los geht's.", "Der Plan: {k}.", "{K}. | Wir freuen uns.",
    "Dick angestrichen: {k}.", "{K}. | Es wird schön.", "Countdown: {k}.", "{K}. | Drückt die Daumen.",
  ],
  "question": [
    "{K}?", "{K}? | Ehrliche Antworten, bitte.", "Ernst gemeinte Frage: {k}?", "{K}? | Ich frage nur.",
    "Kurze Frage: {k}?", "{K}? | Raus damit.", "Die große Frage: {k}?", "{K}? | Tipps willkommen.",
    "Mal ehrlich: {k}?", "{K}? | Ich bin gespannt.",
  ],
  "story": [
    "{K}.", "{K}. | Wahre Geschichte.", "Eilmeldung: {k}.", "{K}. | Ende.", "Was soll ich sagen: {k}.",
    "{K}. | Einfach so.", "Liebes Tagebuch: {k}.", "{K}. | Mehr dazu später.", "Fürs Protokoll: {k}.",
    "{K}. | So ist das.", "Schlagzeile: {k}.",
  ],
  "feeling": [
    "{K}.", "Stimmung: {k}.", "{K}. | Noch jemand?", "Ganz ehrlich: {k}.", "{K}. | Und ihr?", "Zwischenstand: {k}.",
    "{K}. | Punkt.", "Lage: {k}.", "{K}. | Musste mal raus.", "Wettervorhersage innen: {k}.",
  ],
  "how-to": [
    "{K}.", "Gut zu wissen: {k}.", "{K}. | Habt ihr Tricks?", "Für später: {k}.", "{K}. | Tipps willkommen.",
    "{K}. | Wie macht ihr's?", "{K}. | Gerne speichern.",
  ],
  "greeting": [
    "{K}!", "{K}.", "{K}! | Weitersagen.", "Von Herzen: {k}!", "{K}! | Fühlt euch gedrückt.", "Alle zusammen: {k}!",
    "{K}! | Alles Liebe.", "Laut und deutlich: {k}!", "Falls es keiner gesagt hat: {k}!", "{K}! | Prost.",
  ],
  "word": [
    "{K}.", "Ein Wort: {k}.", "Wort des Tages: {k}.",
  ],
  "unknown": [
    "{K}.", "Ich sage nur: {k}.", "{K}. | Mehr nicht.", "{K}? | Ja, bitte.", "{K}. | Wer noch?",
    "Hat jemand {k} gesagt?", "Nur so viel: {k}.", "{K}. | Einfach so.", "Fürs Protokoll: {k}.", "Stichwort: {k}.",
  ],
  "signs": ["{K}", "So: {K}", "{K} | Punkt.", "Kurz gesagt: {K}", "{K} | Mehr nicht."],
  "loss": [
    "{K}.",
  ],
  "loss-disaster": [
    "{K}.", "{K}. | In Gedanken dort.",
  ],
  "crisis": ["{K}.", "{K}. | Es gibt Hilfe."],
  "arrival": [
    "{K}.", "{K}. | Wurde auch Zeit.", "{K}. | Los geht's.",
  ],
  "number": [
    "{K}.",
  ],
};
