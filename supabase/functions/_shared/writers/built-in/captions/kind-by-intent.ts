import type { Brief, Intent } from "../../../domain/captions/brief/brief.ts";
import { hasDigit, hasLetter } from "../../../domain/text/characters.ts";
import { isDrink, isEdible } from "./edible.ts";
import {
  aboutReader,
  achieved,
  addressesSomebody,
  alternatives,
  asksForAdvice,
  beginsWithDoing,
  beginsWithOneself,
  beginsWithPast,
  birthday,
  brings,
  certainLaunch,
  clockTime,
  closed,
  closedCircle,
  defect,
  determined,
  forOthers,
  fourDigits,
  hires,
  landscape,
  listed,
  longStatement,
  meets,
  nameLike,
  open,
  orders,
  ownAsObject,
  pastWithObject,
  plainlyAsks,
  premises,
  questionWord,
  relatedToDay,
  requestOrPast,
  shows,
  startsWithIng,
  team,
  titled,
  titleOfPeriod,
  toSomebody,
  yearOrDecade,
} from "./kind-words.ts";
import type { Kind } from "./lines/line.ts";
import { isObject } from "./object.ts";

/** Years up to this one count as the past. Later ones may be current or in the future. */
const lookedBackMax = 2015;

/** Whether a keyword is about a private occasion, so that no invitation suits it. */
export function isAmongThemselves(subject: string): boolean {
  return closedCircle.test(subject);
}

/** The kind of lines that suit a light brief of each intent, where nothing more special was found. */
export const kindByIntent: Readonly<Record<Intent, (brief: Brief) => Kind>> = {
  offer: ({ form, subject }) => (form === "request" || orders.test(subject) ? "offer-request" : "offer"),
  launch: launchKind,
  milestone: milestoneKind,
  "how-to": (brief) => (brief.form === "request" ? requestKind(brief) : howToKind(brief)),
  question: questionKind,
  feeling: ({ form, mood }) => (form === "request" ? "alone" : feelingKind(mood)),
  day: dayKind,
  thing: thingKind,
  unknown: unknownKind,
  event: eventKind,
  person: personKind,
  place: placeKind,
  greeting: ({ subject, slots }) => (toSomebody.test(subject) || slots.people.length > 0 ? "greeting-to" : "greeting"),
  story: (brief) => (isForEverybody(brief) ? "story" : "alone"),
  loss: () => "loss",
};

function launchKind({ subject, form, language }: Brief): Kind {
  if (meets.test(subject)) return "alone";
  if (hires.test(subject)) return "hiring";
  return form === "sentence" || language !== "en" || certainLaunch.test(subject) ? "launch" : "launch-plain";
}

function milestoneKind({ subject, form, language }: Brief): Kind {
  if (birthday.test(subject)) return "birthday";
  return form === "sentence" || language !== "en" || achieved.test(subject) ? "milestone" : "milestone-plain";
}

function requestKind({ subject, language }: Brief): Kind {
  if (subject.split(" ").length < 3 || aboutReader.test(subject)) return "nudge";
  if (requestOrPast.test(subject)) return "alone";
  if (language !== "en") return "request";
  if (ownAsObject.test(subject)) return "request-own";
  return plainlyAsks.test(subject) ? "request" : "alone";
}

function howToKind({ subject }: Brief): Kind {
  return listed.test(subject) ? "how-to-list" : "how-to";
}

function questionKind({ subject }: Brief): Kind {
  const isShort = subject.split(" ").length < 7;
  if (isShort && alternatives.test(subject) && !questionWord.test(subject)) return "choice";
  return asksForAdvice.test(subject) ? "advice" : "question";
}

function feelingKind(mood: Brief["mood"]): Kind {
  if (mood === "good") return "feeling-good";
  return mood === "low" ? "feeling-low" : "feeling";
}

function dayKind({ subject }: Brief): Kind {
  if (longStatement.test(subject)) return "alone";
  if (relatedToDay.test(subject)) return "occasion";
  if (titleOfPeriod.test(subject)) return "thing";
  if (clockTime.test(subject)) return "hour";
  if (yearOrDecade.test(subject)) return yearKind(subject);
  return hasLetter(subject) ? "day" : "alone";
}

function yearKind(subject: string): Kind {
  const year = Number(fourDigits.exec(subject)?.[0] ?? 0);
  return year > lookedBackMax ? "alone" : "year";
}

function eventKind({ subject, form, language }: Brief): Kind {
  if (language !== "en") return closed.test(subject) ? "alone" : "event";
  if (open.test(subject) && !isAmongThemselves(subject)) return "event";
  return form !== "request" && !brings.test(subject) ? "occasion" : "alone";
}

function personKind({ subject, language, slots }: Brief): Kind {
  if (hasDigit(subject)) return "alone";
  return language === "en" && slots.people.length === 0 && !titled.test(subject) ? "business" : "person";
}

function placeKind({ subject, noun, language, slots }: Brief): Kind {
  if (defect.test(subject) || hasDigit(subject)) return "alone";
  if (team.test(subject)) return "business";
  if (noun !== "name") return "spot";
  if (premises.test(subject)) return "business";
  return language !== "en" || slots.places.length > 0 || landscape.test(subject) ? "place" : "alone";
}

function thingKind(brief: Brief): Kind {
  const { slots, language } = brief;
  if (slots.prices.length > 0 || slots.discounts.length > 0) return "offer";
  if (slots.links.length > 0) return "thing";
  return language === "en" ? englishThingKind(brief) : unknownKind(brief);
}

function englishThingKind(brief: Brief): Kind {
  const { subject, noun } = brief;
  if (defect.test(subject)) return "thing";
  if (isObject(brief)) return "object";
  const isDated = brief.slots.dates.length > 0;
  if (!isDated && isDrink(subject)) return "drink";
  if (!isDated && isEdible(subject)) return "food";
  if (noun === "activity") return "activity";
  if (noun === "bare" && shows.test(subject)) return "occasion";
  // Something negative is not wished for: "Monday misery".
  if (brief.mood === "low") return "unknown";
  if (determined.test(subject)) return "unknown";
  if (noun === "none") return doingKind(subject);
  return subject.includes(" ") ? "thing" : "alone";
}

function unknownKind({ subject, noun, language, form }: Brief): Kind {
  if (!subject.includes(" ")) return "alone";
  if (hasDigit(subject)) return "alone";
  // German writes every noun with a capital, the others only names.
  if (language !== "en" && language !== "de" && nameLike.test(subject)) return "business";
  if (language === "en" && noun === "none" && form === "phrase") return doingKind(subject);
  return "unknown";
}

function doingKind(subject: string): Kind {
  const isAdjective = beginsWithPast.test(subject) && !pastWithObject.test(subject);
  if (isAdjective || !beginsWithDoing.test(subject) || forOthers.test(subject)) return "unknown";
  return startsWithIng.test(subject) ? "doing-now" : "doing";
}

/** Whether a sentence is addressed to everybody. A notice to somebody is not a story. */
function isForEverybody({ subject, language }: Brief): boolean {
  return language !== "en" || !addressesSomebody.test(subject) || beginsWithOneself.test(subject);
}
