import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { hasDigit } from "../../../domain/text/characters.ts";
import { isDrink, isEdible, isPlainlyTable } from "./edible.ts";
import { kindByIntent } from "./kind-by-intent.ts";
import { graveKind } from "./kind-grave.ts";
import {
  address,
  arrival,
  didIt,
  forOthers,
  hires,
  hour,
  longsBack,
  looksBack,
  meme,
  owned,
  pictures,
  plainSpan,
  pointing,
  slangOrTruth,
  stopOrKeepDoing,
  wanted,
} from "./kind-words.ts";
import type { Kind } from "./lines/line.ts";
import { isObject } from "./object.ts";
import { subjectOf } from "./subjects.ts";

/** Below this confidence, no word decides what the text is about. */
const readableConfidence = 0.2;

const nouns = new Set<Brief["intent"]>(["unknown", "thing", "place", "person", "launch", "offer", "event"]);
const arrives = new Set<Brief["intent"]>(["unknown", "thing", "day", "feeling", "place", "person", "event"]);
const ownable = new Set<Brief["intent"]>(["thing", "place", "person", "unknown"]);

/** The kind of lines that suit a brief: its intent, or a special case of it. */
export function kindOf(brief: Brief): Kind {
  if (brief.gravity !== "light") return graveKind(brief);
  return subjectOf(brief)?.subject ?? unreadableKind(brief) ?? specialKind(brief) ?? kindByIntent[brief.intent](brief);
}

/** The kind of a text that says nothing certain, or too little; otherwise null. */
function unreadableKind(brief: Brief): Kind | null {
  const { subject, intent, form, language } = brief;
  // Digits that are not a date: a size, a share, a score, the name of a week.
  if (form === "signs" && intent !== "day") {
    return hasDigit(subject) || brief.slots.links.length > 0 ? "alone" : "signs";
  }
  if (brief.confidence < readableConfidence) return unclearKind(brief);
  if (isHasty(brief) || plainSpan.test(subject)) return "alone";
  const isWord = language === "en" && form === "phrase" && !subject.includes(" ");
  return isWord && nouns.has(intent) ? singleWordKind(brief) : null;
}

/** Whether the text has misspellings, of which others may be undetected. Then the writer adds as little as possible. */
function isHasty({ doubtful, text, subject, form }: Brief): boolean {
  return doubtful.length > 0 && form !== "question" && !text.toLowerCase().includes(subject.toLowerCase());
}

function unclearKind(brief: Brief): Kind {
  if (brief.language === "en" && isEdible(brief.subject)) return "food";
  return isObject(brief) ? "object" : "alone";
}

/** A single word is used alone, because it may have several meanings, except unambiguous ones such as "coffee". */
function singleWordKind({ subject, noun, intent }: Brief): Kind {
  if (noun === "activity" && (intent === "thing" || intent === "unknown")) return "activity";
  if (!isPlainlyTable(subject)) return "alone";
  return isDrink(subject) ? "drink" : "food";
}

/** A special case: what it is recognized by, and its kind. */
interface SpecialCase {
  suits: (brief: Brief) => boolean;
  kind: Kind | ((brief: Brief) => Kind);
}

/** The special cases of light texts in their order: the first that suits decides. */
const specialCases: readonly SpecialCase[] = [
  { suits: isAddressed, kind: "alone" },
  { suits: ({ form, slots }) => form === "request" && slots.links.length > 0, kind: "alone" },
  { suits: english(longsBack), kind: ({ mood }) => (mood === "low" ? "feeling-low" : "feeling") },
  { suits: (brief) => english(looksBack)(brief) && brief.form !== "question", kind: "looking-back" },
  // Slang, or the truth: nothing of ours goes beside it.
  { suits: ({ subject }) => slangOrTruth.test(subject), kind: "alone" },
  { suits: english(meme), kind: "alone" },
  { suits: english(stopOrKeepDoing), kind: "nudge" },
  { suits: ({ form, slots }) => form === "request" && slots.prices.length > 0, kind: "offer" },
  { suits: ({ intent, subject }) => intent === "event" && forOthers.test(subject), kind: "alone" },
  {
    suits: ({ form, subject }) => form === "phrase" && pictures.test(subject),
    kind: ({ language }) => (language === "en" ? "thing" : "alone"),
  },
  { suits: isWanted, kind: "wanted" },
  { suits: (brief) => brief.intent === "event" && english(didIt)(brief), kind: "doing" },
  {
    suits: ({ form, intent, subject }) => form === "phrase" && arrives.has(intent) && arrival.test(subject),
    kind: "arrival",
  },
  { suits: english(hour), kind: "hour" },
  {
    suits: ({ form, intent, subject }) => form === "phrase" && ownable.has(intent) && owned.test(subject),
    kind: (brief) => (isObject(brief) ? "object" : "owned"),
  },
];

function specialKind(brief: Brief): Kind | null {
  const found = specialCases.find(({ suits }) => suits(brief));
  if (!found) return null;
  return typeof found.kind === "function" ? found.kind(brief) : found.kind;
}

/** A test for English subjects that match a pattern. */
function english(pattern: RegExp): (brief: Brief) => boolean {
  return ({ language, subject }) => language === "en" && pattern.test(subject);
}

/** Whether the text speaks to somebody, or says where to look. */
function isAddressed(brief: Brief): boolean {
  return brief.form !== "question" && (english(address)(brief) || pointing.test(brief.subject));
}

function isWanted({ form, intent, subject }: Brief): boolean {
  return form !== "question" && intent !== "offer" && wanted.test(subject) && !hires.test(subject);
}
