import { addDays, daysBetween } from "../../trending/calendar/date-rule.ts";
import { calendar, type Occurrence } from "../../trending/calendar/calendar.ts";
import type { CalendarEntry } from "../../trending/calendar/entry.ts";
import { ideasForAnyOccasion, ideasForAnyTrade } from "./trade-texts.ts";
import { findTrade } from "./trades.ts";

export interface Ideas {
  ideas: string[];
  /** Days of the next weeks that suit anybody. */
  days: string[];
  /** "trade" if the subject is in the list of trades, "occasion" for a day of the calendar, else "any". */
  of: "trade" | "occasion" | "any";
}

const weeksAhead = 4;
const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** The days of the calendar in the next weeks, nearest first, without seasons. @param date YYYY-MM-DD */
function daysAhead(date: string): Occurrence[] {
  const year = Number(date.slice(0, 4));
  const until = addDays(date, weeksAhead * 7);
  return calendar
    .flatMap((entry) => [year, year + 1].map((one) => ({ entry, start: entry.starts(one) })))
    .filter(({ entry, start }) => entry.weight === "worldwide" && start !== null && start >= date && start <= until)
    .map(({ entry, start }) => ({ entry, daysAhead: daysBetween(date, start!) }))
    .toSorted((one, other) => one.daysAhead - other.daysAhead);
}

const small = new Set("the of and a an for world international national week s".split(" "));
const wordsOf = (text: string) =>
  (
    text
      .toLowerCase()
      .normalize("NFKD")
      .replaceAll(/\p{M}|['’]/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => !small.has(word));

/** The day of the calendar that a text names: "black friday", "mother's day". */
export function findOccasion(text: string): CalendarEntry | null {
  const asked = new Set(wordsOf(text));
  return (
    calendar.find(({ name }) => {
      const words = wordsOf(name.replace(/\(.*\)/u, ""));
      // "valentines" is enough, "dog" is not "Dog Day".
      const named = words.filter((word) => word !== "day" || !words[0]!.endsWith("s"));
      return named.length > 0 && named.every((word) => asked.has(word));
    }) ?? null
  );
}

const article = /^(?:an?|the|my|our)\s+/iu;
const startsWithVowel = /^[aeiou]/iu;

/** Ideas for posts about a trade or an occasion, with the days ahead. */
export function ideasFor(subject: string, date: Date): Ideas {
  const today = date.toISOString().slice(0, 10);
  const days = daysAhead(today)
    .slice(0, 3)
    .map(
      ({ entry, daysAhead: ahead }) =>
        `${entry.name}, ${dayFormat.format(new Date(addDays(today, ahead)))}: ${entry.topics.instagram}`,
    );
  const occasion = findOccasion(subject);
  const trade = findTrade(subject);
  if (occasion) {
    const more = ideasForAnyOccasion.map((idea) => idea.replaceAll("{T}", occasion.name));
    const topics = Object.values(occasion.topics);
    const ideas = trade ? [...topics.slice(0, 3), ...trade.ideas, ...more] : [...topics, ...more];
    return { ideas, days: [], of: "occasion" };
  }
  const bare = subject.replace(article, "");
  const named = `${startsWithVowel.test(bare) ? "an" : "a"} ${bare}`;
  const own = ideasForAnyTrade.map((idea) => idea.replaceAll("{T}", named));
  if (trade) return { ideas: [...trade.ideas, ...own], days, of: "trade" };
  const generic = isOccasion.test(subject)
    ? ideasForAnyOccasion.map((idea) => idea.replaceAll("{T}", subject))
    : ideasForAnySubject.map((idea) => idea.replaceAll("{T}", bare));
  return { ideas: generic, days, of: "any" };
}

const isOccasion =
  /\b(?:day|birthday|anniversary|opening|launch|sale|wedding|party|season|summer|winter|spring|autumn|fall|holidays?|festival|event|market|weekend|vacation|release|graduation|reunion|fair|concert|week|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu;

/** Where neither a trade nor an occasion is known. */
const ideasForAnySubject: readonly string[] = [
  "One picture of {T} that shows how it began, with one sentence",
  "The question about {T} that you hear most often, answered in one sentence",
  "Something about {T} that nobody would expect",
  "Before and after, or made and finished: {T} in two pictures",
  "A question to your followers: what do they love or miss about {T}?",
];
