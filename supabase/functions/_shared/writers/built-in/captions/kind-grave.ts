import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { appeals, cause, disaster, endsWithPeriod, help, issue, recovery, rescue } from "./grave-words.ts";
import { firstPerson, longing, reportedEvent, search, startsWithPast } from "./kind-words.ts";
import type { Kind } from "./lines/line.ts";

/** English phrases about something grave, by what they are about. The first that matches decides. */
const phrases: readonly (readonly [pattern: RegExp, kind: Kind])[] = [
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
export function graveKind({ gravity, subject, form, language }: Brief): Kind {
  if (gravity === "crisis") return firstPerson.test(subject) || form === "sentence" ? "crisis-own" : "crisis";
  if (search.test(subject)) return "loss-search";
  if (rescue.test(subject)) return "loss";
  if (language === "en" && longing.test(subject)) return "longing";
  if (form === "question") return "alone";
  const isReport = form === "sentence" || reportedEvent.test(subject);
  if (isReport || language !== "en") {
    if (isDisasterOfOthers(subject)) return "loss-disaster";
    return isReport ? "loss-news" : "loss";
  }
  return phrases.find(([pattern]) => pattern.test(subject))?.[1] ?? "loss";
}
