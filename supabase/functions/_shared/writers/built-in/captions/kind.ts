import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { isDrink, isEdible, isPlainlyTable } from "./edible.ts";
import {
  achieved,
  address,
  arrival,
  cause,
  certainLaunch,
  closed,
  closedCircle,
  defect,
  didIt,
  disaster,
  firstPerson,
  forOthers,
  help,
  hires,
  hour,
  issue,
  landscape,
  longing,
  longsBack,
  looksBack,
  meme,
  nameLike,
  open,
  orders,
  owned,
  pastWithObject,
  pictures,
  plainlyAsks,
  plainSpan,
  pointing,
  premises,
  search,
  shows,
  titled,
  reportedEvent,
  toSomebody,
  wanted,
} from "./kind-words.ts";
import type { Kind } from "./lines/line.ts";
import { isObject } from "./object.ts";
import { subjectOf } from "./subjects.ts";

const arrives = new Set<Brief["intent"]>(["unknown", "thing", "day", "feeling", "place", "person", "event"]);

const ownable = new Set<Brief["intent"]>(["thing", "place", "person", "unknown"]);

/** Whether the text has misspellings, of which others may be undetected. Then the writer adds as little as possible. */
function isHasty({ doubtful, text, subject, form }: Brief): boolean {
  return doubtful.length > 0 && form !== "question" && !text.toLowerCase().includes(subject.toLowerCase());
}

const nouns = new Set<Brief["intent"]>(["unknown", "thing", "place", "person", "launch", "offer", "event"]);

/** Whether a keyword is about a private occasion, so that no invitation suits it. */
export function isAmongThemselves(subject: string): boolean {
  return closedCircle.test(subject);
}

/** Years up to this one count as the past. Later ones may be current or in the future. */
const lookedBackMax = 2015;

/** The kind of lines that suit a brief: its intent, or a special case of it. */
export function kindOf(brief: Brief): Kind {
  const { gravity, subject, intent, form, mood, language, noun } = brief;
  if (gravity !== "light") return graveKind(brief);
  const everyday = subjectOf(brief);
  if (everyday) return everyday.subject;
  // Digits that are not a date: a size, a share, a score, the name of a week.
  if (form === "signs" && intent !== "day")
    return /\d/u.test(subject) || brief.slots.links.length > 0 ? "alone" : "signs";
  // No readable word, a possible misspelling, a plain time span, or a numbered list.
  if (brief.confidence < 0.2 && language === "en" && isEdible(subject)) return "food";
  if (brief.confidence < 0.2 && isObject(brief)) return "object";
  if (brief.confidence < 0.2 || isHasty(brief) || plainSpan.test(subject)) return "alone";
  if (language === "en" && form === "phrase" && !subject.includes(" ") && nouns.has(intent)) return singleWord(brief);
  if (form !== "question" && ((language === "en" && address.test(subject)) || pointing.test(subject))) return "alone";
  if (form === "request" && brief.slots.links.length > 0) return "alone";
  if (language === "en" && longsBack.test(subject)) return mood === "low" ? "feeling-low" : "feeling";
  if (language === "en" && looksBack.test(subject) && form !== "question") return "looking-back";
  // Slang, or the truth: nothing of ours goes beside it.
  if (/\bkill (?:me|us)\b/iu.test(subject) || (language === "en" && meme.test(subject))) return "alone";
  if (language === "en" && /^(?:stop|start|keep) \p{L}+ing\b/iu.test(subject)) return "nudge";
  if (form === "request" && brief.slots.prices.length > 0) return "offer";
  if (intent === "event" && forOthers.test(subject)) return "alone";
  if (pictures.test(subject) && form === "phrase") return language === "en" ? "thing" : "alone";
  if (form !== "question" && intent !== "offer" && wanted.test(subject) && !hires.test(subject)) return "wanted";
  if (language === "en" && intent === "event" && didIt.test(subject)) return "doing";
  if (arrival.test(subject) && form === "phrase" && arrives.has(intent)) return "arrival";
  if (language === "en" && hour.test(subject)) return "hour";
  if (owned.test(subject) && form === "phrase" && ownable.has(intent)) return isObject(brief) ? "object" : "owned";
  switch (intent) {
    case "offer":
      return form === "request" || orders.test(subject) ? "offer-request" : "offer";
    case "launch":
      if (/^meet /iu.test(subject)) return "alone";
      if (hires.test(subject)) return "hiring";
      return form === "sentence" || language !== "en" || certainLaunch.test(subject) ? "launch" : "launch-plain";
    case "milestone":
      if (/birthday|geburtstag|cumpleaños|anniversaire|compleanno|aniversário d/iu.test(subject)) return "birthday";
      return form === "sentence" || language !== "en" || achieved.test(subject) ? "milestone" : "milestone-plain";
    case "how-to": {
      if (form === "request") {
        if (subject.split(" ").length < 3 || /\byour (?!own)/iu.test(subject)) return "nudge";
        // These are also past forms: "read my first whole novel".
        if (/^(?:read|put|set|cut|hit|quit|beat|spread|split|bet|shut|hurt|cast|let)\b/iu.test(subject)) return "alone";
        if (language === "en" && /\b(?:my|our|me|us)\b/iu.test(subject)) return "request-own";
        return language !== "en" || plainlyAsks.test(subject) ? "request" : "alone";
      }
      return /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|the|our|my|some)\b|\b(?:ways|tips|ideas|tricks|hacks)\b/iu.test(
        subject,
      )
        ? "how-to-list"
        : "how-to";
    }
    case "question":
      return / (?:or|oder|o|ou) /iu.test(subject) &&
        subject.split(" ").length < 7 &&
        !/^(?:what|is|are|do|does|who|why|how|should|where|when|can)\b/iu.test(subject)
        ? "choice"
        : questionKind(subject);
    case "feeling":
      return form === "request" ? "alone" : feelingKind(mood);
    case "day": {
      // An event before a day is not a day to look forward to: "my son lost a tooth before picture day".
      if (/^(?:my|our|i|we|he|she|they) (?:\S+ ){3,}/iu.test(subject)) return "alone";
      if (/ (?:on|for|until|by|before|after) /iu.test(subject)) return "occasion";
      if (/\bof the (?:day|week|month|year)$/iu.test(subject)) return "thing";
      if (/\d\s?(?:am|pm)\b|\d:\d{2}|\d\.\d{2} ?uhr|\buhr\b/iu.test(subject)) return "hour";
      if (/^(?:the (?:year |early |late )?)?\d{2,4}s?$/u.test(subject)) {
        return Number(/\d{4}/u.exec(subject)?.[0] ?? 0) > lookedBackMax ? "alone" : "year";
      }
      return /\p{L}/u.test(subject) ? "day" : "alone";
    }
    case "thing":
      if (brief.slots.prices.length > 0 || brief.slots.discounts.length > 0) return "offer";
      return brief.slots.links.length > 0 ? "thing" : thingKind(brief);
    case "unknown":
      return unknownKind(brief);
    case "event":
      if (language !== "en") return closed.test(subject) ? "alone" : "event";
      if (open.test(subject) && !isAmongThemselves(subject)) return "event";
      return form !== "request" && !/^bring /iu.test(subject) ? "occasion" : "alone";
    case "person":
      if (/\d/u.test(subject)) return "alone";
      return language === "en" && brief.slots.people.length === 0 && !titled.test(subject) ? "business" : "person";
    case "place":
      if (defect.test(subject) || /\d/u.test(subject)) return "alone";
      if (/^team\b/iu.test(subject)) return "business";
      if (noun !== "name") return "spot";
      if (premises.test(subject)) return "business";
      return language !== "en" || brief.slots.places.length > 0 || landscape.test(subject) ? "place" : "alone";
    case "greeting":
      return toSomebody.test(subject) || brief.slots.people.length > 0 ? "greeting-to" : "greeting";
    case "story":
      return sayable(brief) ? "story" : "alone";
    case "loss":
      return intent;
  }
  return "unknown";
}

function graveKind({ gravity, subject, form, language }: Brief): Kind {
  if (gravity === "crisis") return firstPerson.test(subject) || form === "sentence" ? "crisis-own" : "crisis";
  if (search.test(subject)) return "loss-search";
  if (/\b(?:alive|rescued|saved)\b/iu.test(subject)) return "loss";
  if (longing.test(subject) && language === "en") return "longing";
  if (form === "question") return "alone";
  if (form === "sentence" || reportedEvent.test(subject)) {
    return disaster.test(subject) && !firstPerson.test(subject) ? "loss-disaster" : "loss-news";
  }
  if (language !== "en") return disaster.test(subject) && !firstPerson.test(subject) ? "loss-disaster" : "loss";
  if (firstPerson.test(subject) || /^\p{L}+ed\b/iu.test(subject)) return "loss";
  if (/\b(?:cancer[- ]free|remission|survived|all clear|recovered)\b/iu.test(subject)) return "loss-good";
  if (/\b(?:fundraiser|appeal|relief|donations?|drive)\b/iu.test(subject)) return "loss-appeal";
  if (help.test(subject)) return "loss-help";
  if (disaster.test(subject)) return "loss-disaster";
  if (/\b(?:day|week|month)$/iu.test(subject)) return "loss-cause";
  if (issue.test(subject)) return "loss-issue";
  return cause.test(subject) ? "loss-cause" : "loss";
}

function questionKind(subject: string): Kind {
  return /^(?:what (?:should|can|do) (?:i|we)|which|how (?:long|much|many|often|do|can|should|to)|where|any (?:tips|ideas|advice|recommendations)|should (?:i|we)|help\b|who (?:can|knows))/iu.test(
    subject,
  )
    ? "advice"
    : "question";
}

function feelingKind(mood: Brief["mood"]): Kind {
  if (mood === "good") return "feeling-good";
  return mood === "low" ? "feeling-low" : "feeling";
}

function thingKind(brief: Brief): Kind {
  const { subject, noun, language } = brief;
  if (language !== "en") return unknownKind(brief);
  if (defect.test(subject)) return "thing";
  if (isObject(brief)) return "object";
  const dated = brief.slots.dates.length > 0;
  if (!dated && isDrink(subject)) return "drink";
  if (!dated && isEdible(subject)) return "food";
  if (noun === "activity") return "activity";
  if (noun === "bare" && shows.test(subject)) return "occasion";
  // Something negative is not wished for: "Monday misery".
  if (brief.mood === "low") return "unknown";
  // "No cap", "this playlist slaps": not things to wish for.
  if (/^(?:this|that|these|those|no|every|all|some|any|such|half)\b/iu.test(subject)) return "unknown";
  if (noun === "none") return doingKind(subject);
  return subject.includes(" ") ? "thing" : "alone";
}

/** A single word is used alone, because it may have several meanings, except unambiguous ones such as "coffee". */
function singleWord({ subject, noun, intent }: Brief): Kind {
  if (noun === "activity" && (intent === "thing" || intent === "unknown")) return "activity";
  if (!isPlainlyTable(subject)) return "alone";
  return isDrink(subject) ? "drink" : "food";
}

/** Whether a sentence is addressed to everybody. A notice to somebody is not a story. */
function sayable({ subject, language }: Brief): boolean {
  return language !== "en" || !/\byou(?:r|rs)?\b|\bplease\b|,/iu.test(subject) || /^(?:i|we|my|our)\b/iu.test(subject);
}

function doingKind(subject: string): Kind {
  if (
    (/^\p{L}+ed \p{L}/iu.test(subject) && !pastWithObject.test(subject)) ||
    !/^(?:\p{L}+(?:ing|ed)|got|made|left|lost|found|sold|told|went|saw|built|ran|won|took|gave|spent|met|bought|quit|broke|caught|fell|wrote|grew|back|finally|still|just|almost|never|out|off|rip)\b/iu.test(
      subject,
    )
  )
    return "unknown";
  if (forOthers.test(subject)) return "unknown";
  return /^\p{L}+ing\b/iu.test(subject) ? "doing-now" : "doing";
}

function unknownKind({ subject, noun, language, form }: Brief): Kind {
  if (!subject.includes(" ")) return "alone";
  if (/\d/u.test(subject)) return "alone";
  // German writes every noun with a capital, the others only names.
  if (language !== "en" && language !== "de" && nameLike.test(subject)) return "business";
  if (language === "en" && noun === "none" && form === "phrase") return doingKind(subject);
  return "unknown";
}
