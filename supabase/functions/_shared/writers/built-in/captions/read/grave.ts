import type { Brief } from "../../../../domain/captions/brief/brief.ts";
import { appeals, cause, disaster, endsWithPeriod, help, issue, recovery, rescue } from "./grave-words.ts";

/** What a grave text is about, by which its few lines are found. */
type GraveKind =
  | "loss"
  | "loss-good"
  | "loss-appeal"
  | "loss-news"
  | "loss-help"
  | "loss-disaster"
  | "loss-cause"
  | "loss-issue"
  | "loss-search"
  | "crisis"
  | "crisis-own"
  | "loss-longing"
  | "alone";

const search = new RegExp(
  "\\bmissing (?:person|people|child|girl|boy|teen\\w*|man|woman|dog|cat|pet|puppy|kitten|since)\\b|" +
    "\\b(?:is|are|been|went|still) missing\\b|\\bhave you seen\\b|\\blast seen\\b|\\bamber alert\\b|" +
    "\\blost (?:dog|cat)\\b",
  "iu",
);

const longing = /^(?:(?:so |really |still |always )?missing)\b/iu;

const firstPerson = new RegExp(
  "(?<![\\p{L}])(?:i|i'm|my|me|myself|we|our|ich|mich|mein\\w*|yo|mi|me|je|moi|mon|ma|io|mio|mia|eu|meu|" +
    "minha)(?![\\p{L}])",
  "iu",
);

/** Reports of an event: "grandpa passed away". */
const reportedEvent = new RegExp(
  "\\b(?:passed|died|dies|dying|is|was|were|are|has|have|had|lost|left|gone|killed|closed|closing|closes|" +
    "burned|collapsed|crossed|hit|beat|took|missed|murió|falleció|gestorben|décédée?|morto|morta|faleceu|" +
    "morreu)\\b",
  "iu",
);

const startsWithPast = /^\p{L}+ed\b/iu;

/** English phrases about something grave, by what they are about. The first that matches decides. */
const phrases: readonly (readonly [pattern: RegExp, kind: GraveKind])[] = [
  [firstPerson, "loss"],
  [startsWithPast, "loss"],
  [recovery, "loss-good"],
  [appeals, "loss-appeal"],
  [help, "loss-help"],
  [disaster, "loss-disaster"],
  [endsWithPeriod, "loss-cause"],
  [issue, "loss-issue"],
  [cause, "loss-cause"],
];

/** Whether the text is about a disaster that did not happen to the person. */
function isDisasterOfOthers(subject: string): boolean {
  return disaster.test(subject) && !firstPerson.test(subject);
}

/** The kind of lines that suit a brief about something grave. */
export function graveKind({ gravity, subject, form, language }: Brief): GraveKind {
  if (gravity === "crisis") return firstPerson.test(subject) || form === "sentence" ? "crisis-own" : "crisis";
  if (search.test(subject)) return "loss-search";
  if (rescue.test(subject)) return "loss";
  if (language === "en" && longing.test(subject)) return "loss-longing";
  if (form === "question") return "alone";
  const isReport = form === "sentence" || reportedEvent.test(subject);
  if (isReport || language !== "en") {
    if (isDisasterOfOthers(subject)) return "loss-disaster";
    return isReport ? "loss-news" : "loss";
  }
  return phrases.find(([pattern]) => pattern.test(subject))?.[1] ?? "loss";
}
