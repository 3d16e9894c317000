import type { Brief, Intent, NounForm } from "../../../domain/captions/brief/brief.ts";
import { behind, commonBefore, living, type Subject, subjectWords } from "./lines/en-subject-words.ts";

/** A keyword that is an everyday subject as a whole. */
export interface SubjectReading {
  subject: Subject;
  /** How its lines may set it: "my new puppy" is determined, "yoga" takes no article. */
  form: NounForm;
  emoji: string | null;
}

interface Head {
  subject: Subject;
  bare: boolean;
  ambiguousAlone: boolean;
}

const heads = new Map<string, Head>();
const before = new Map<Subject, ReadonlySet<string>>();
const common = new Set(commonBefore.split(" "));
for (const [name, [nouns, extra]] of Object.entries(subjectWords)) {
  const subject = name as Subject;
  before.set(subject, new Set(extra?.split(" ")));
  for (const entry of nouns.split(", ")) {
    const head = { subject, bare: entry.endsWith("~"), ambiguousAlone: entry.endsWith("+") };
    heads.set(entry.replace(/[~+]$/u, ""), head);
  }
}

/** Words of the longest head: "first day at the new job". */
const headWordsMax = 6;
const beforeMax = 2;

const determiner = /^(?:my|our|his|her|their|a|an|the|this|another)$/u;
const count = /^(?:two|three|four|some|these|those)$/u;
const phraseBehind = (places: string) =>
  new RegExp(
    `^(?:(?:at|in|on|by|near|over|along|through|under|around|from) (?:the |my |our |a )?(?:${places})` +
      `|with (?:the |my |our )?(?:${behind.company})|(?:before|after) (?:${behind.hours})|at (?:home|sunrise|sunset|night)` +
      "|to (?:work|school)|for beginners)$",
    "u",
  );
const anyBehind = phraseBehind(behind.places);
const livingBehind = phraseBehind(behind.kindPlaces);
/** A proper name behind these is a place: "road trip to Utah". */
const placeBehind = /^(?:in|to|over|around|through) (?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;
const behindStart = /^(?:at|in|on|by|near|over|along|through|under|around|from|with|before|after|to|for)$/u;

/** Of these a place makes a trip: "weekend in Rome", "cycling through Vietnam". */
const trips = new Set<Subject>(["weekend", "bike"]);
/** Lines about days say nothing of the weather. */
const week = new Set<Subject>(["monday", "midweek", "friday", "weekend"]);
const weather = /^(?:sunny|rainy|snowy|foggy|misty|cloudy|windy|crisp)$/u;

/** Fixed phrases that mean something else than their words. */
const elsewhere = /^(?:big cats?|black dogs?|first family|second home|small kids|long run)$/u;
const elsewhereWhole = /^(?:the (?:office|team|flat|home|party|crown)|a (?:home|flat))$/iu;
const sad = /[😢😭💔😞😔🥺🕊🖤🕯]|🌈|…|\.\.\./u;

/** What the person chose besides these has lines of its own. */
const nounLike = new Set<Intent>(["unknown", "thing", "place", "day", "event", "person", "milestone", "feeling"]);

const endMarks = /[.!]+$/u;

/**
 * The everyday subject that an English keyword is about; null unless every word of the keyword belongs to it, so that
 * "cat scan", "dog bite" and "run for office" are none.
 */
export function subjectOf(brief: Brief): SubjectReading | null {
  const { text, subject, language, gravity, form, intent, slots } = brief;
  if (language !== "en" || gravity !== "light" || form === "question" || form === "signs" || !nounLike.has(intent))
    return null;
  if (
    sad.test(text) ||
    elsewhereWhole.test(subject) ||
    slots.mentions.length > 0 ||
    slots.links.length > 0 ||
    slots.prices.length > 0
  )
    return null;
  const words = subject.replace(endMarks, "").replaceAll("’", "'").split(" ");
  const first = words[0]?.toLowerCase() ?? "";
  const lead = determiner.test(first) || count.test(first) ? 1 : 0;
  for (let end = words.length; end > lead; end -= 1) {
    const rest = words.slice(end);
    if (rest.length > 0 && !behindStart.test(rest[0]!)) continue;
    const found = headOf(
      words.slice(lead, end).map((word) => word.toLowerCase()),
      lead > 0 || rest.length > 0,
    );
    if (found && (rest.length === 0 || isBehind(rest.join(" "), found.subject)))
      return {
        subject: trips.has(found.subject) && placeBehind.test(rest.join(" ")) ? "travel" : found.subject,
        form: formOf(found, words, end),
        emoji: subjectWords[found.subject][2] ?? null,
      };
  }
  return null;
}

function isBehind(phrase: string, subject: Subject): boolean {
  if (living.has(subject)) return livingBehind.test(phrase.toLowerCase());
  return placeBehind.test(phrase) || anyBehind.test(phrase.toLowerCase());
}

/** The head at the end of some words, where all words before it are known to leave it what it is. */
function headOf(words: readonly string[], isAccompanied: boolean): Head | null {
  if (elsewhere.test(words.join(" "))) return null;
  for (let size = Math.min(headWordsMax, words.length); size > 0; size -= 1) {
    const head = heads.get(words.slice(-size).join(" "));
    const modifiers = words.slice(0, -size);
    if (!head || modifiers.length > beforeMax) continue;
    if (week.has(head.subject) && modifiers.some((word) => weather.test(word))) continue;
    if (head.ambiguousAlone && modifiers.length === 0 && !isAccompanied) continue;
    if (modifiers.every((word) => common.has(word) || before.get(head.subject)!.has(word))) return head;
  }
  return null;
}

const pluralEnding = /(?<![su])s$|^(?:children|kids)$/u;

function formOf({ bare }: Head, words: readonly string[], end: number): NounForm {
  if (determiner.test(words[0]!.toLowerCase())) return "determined";
  if (bare) return "activity";
  return pluralEnding.test(words[end - 1]!.toLowerCase()) ? "plural" : "bare";
}
