import type { Brief, Intent } from "../../../../domain/captions/brief/brief.ts";

/** What shops, trades, clubs and schools tell, each with lines that suit nothing else. */
export const shopNews = [
  "sold-out",
  "full-house",
  "price-rise",
  "delay",
  "interrupted",
  "moved-date",
  "helpers-wanted",
  "job-done",
  "first-order",
  "kind-words",
  "raised",
  "teaming-up",
  "good-grade",
  "new-gear",
  "listing",
  "home-sold",
  "lost-found",
  "busy-day",
  "quiet-day",
  "season-end",
  "back-open",
  "still-open",
  "handover",
  "sweet-regular",
  "good-guest",
  "collecting",
  "name-it",
  "who-wants",
  "our-mistake",
  "match-won",
  "match-lost",
  "getting-ready",
  "new-intake",
  "adopt-me",
  "proud-of",
  "tickets-out",
  "reminder",
  "meet",
  "hours-of-work",
  "setback",
  "fresh-out",
  "away-note",
  "made-it-through",
  "customer-quirk",
  "made-here",
  "on-display",
  "guess",
  "in-the-wild",
  "farewell",
  "prize-won",
  "got-you-covered",
  "notice",
] as const;

/** Entries of the bank for what people tell of their private lives; their lines stand alone. */
const lifeSituations = [
  "locked-out",
  "pet-back",
  "heavy-day",
  "pet-unwell",
  "on-the-mend",
  "relief",
  "ouch",
  "sick-day",
  "crying-happy",
  "crying-it-out",
  "picky-eaters",
  "baby-sleep",
  "slept-through",
  "sleep",
  "kids-asleep",
  "kid-quote",
  "toddler-logic",
  "big-sibling-soon",
  "baby-born",
  "expecting",
  "empty-nest",
  "learner-driver",
  "growing-up",
  "engagement",
  "just-married",
  "couple-years",
  "sorry-and-forgive",
  "leaving-home",
  "moving",
  "friend-away",
  "visit",
  "together",
  "family-recipes",
  "heirloom",
  "tech-support",
  "gesture",
  "elders",
  "partner-habit",
  "fresh-eggs",
  "power-outage",
  "house-trouble",
  "thin-walls",
  "found-again",
  "gray-hair",
  "getting-older",
  "insomnia-thoughts",
  "heatwave",
  "rain",
  "snow",
  "plant-lost",
  "garden-good",
  "pet-habit",
  "wild-visitor",
  "house-done",
  "new-look",
] as const;

export type LifeSituation = (typeof lifeSituations)[number] | "mischief" | "mishap";

/** The announcements, stories and questions that have lines of their own; `docs/captions.md` has examples of each. */
export type Situation =
  | (typeof shopNews)[number]
  | "offer"
  | "offer-free"
  | "offer-ends"
  | "booking"
  | "service"
  | "hours"
  | "closed"
  | "restock"
  | "launch-product"
  | "launch-content"
  | "opening"
  | "hiring"
  | "team-news"
  | "change"
  | "now-offering"
  | "thanks"
  | "giveaway"
  | "event-public"
  | "event-private"
  | "countdown"
  | "milestone-number"
  | "milestone-years"
  | "achievement"
  | "achievement-child"
  | "birthday"
  | "mishap"
  | "mischief"
  | "story-funny"
  | "story-good"
  | "story"
  | "arrival"
  | "pet-adoption"
  | "new-keys"
  | "first-time"
  | "learning"
  | "waiting"
  | "decision"
  | "reunion"
  | "working"
  | "doing"
  | "choice"
  | "question-opinion"
  | "question-advice"
  | "question-kids"
  | "question-pets"
  | "question-home"
  | "how-to"
  | "request"
  | "feeling-good"
  | "feeling-low"
  | "feeling-tired"
  | "slang"
  | "place"
  | "journey"
  | "person"
  | "business-name"
  | "group-name"
  | "day"
  | "year"
  | "number"
  | "greeting"
  | "memory"
  | "longing"
  | "praise"
  | "complaint"
  | "observance"
  | "signs"
  | "did-it"
  | "as-it-is"
  | WorldSituation
  | (typeof lifeSituations)[number];

const ofLife: ReadonlySet<string> = new Set(lifeSituations);

export function isOfLife(situation: Situation | null): boolean {
  return situation !== null && ofLife.has(situation);
}

/** What happens at work and school, on the road, in games and in the head; lines about a noun beside them do not suit. */
export const worldSituations = [
  "rejection",
  "days-off",
  "work-day",
  "office-blunder",
  "study-grind",
  "exam-failed",
  "new-start",
  "comeback",
  "defeat",
  "small-injury",
  "travel-trouble",
  "road-trouble",
  "behind-the-wheel",
  "craft-fail",
  "finally-worked",
  "hair-change",
  "night-out",
  "broke-mood",
  "streak",
  "fell-off",
  "hot-take",
  "not-me",
  "motto",
  "outrage",
  "game-over",
  "after-show",
  "called-out",
  "missed-out",
  "tech-trouble",
  "locked-out",
  "quitting",
  "nerves",
  "small-wins",
  "ticked-off",
  "plot-turn",
  "prompt",
  "frazzled",
  "that-moment",
  "season-over",
  "said-it",
  "sport-feat",
  "in-between",
  "victory",
  "story-hangover",
] as const;
export type WorldSituation = (typeof worldSituations)[number];

/** Where a business speaks to people who may come or buy. */
const businesslike: ReadonlySet<Situation> = new Set<Situation>([
  "offer",
  "offer-free",
  "offer-ends",
  "booking",
  "service",
  "hours",
  "closed",
  "restock",
  "launch-product",
  "launch-content",
  "opening",
  "hiring",
  "team-news",
  "change",
  "now-offering",
  "thanks",
  "giveaway",
  "event-public",
  "business-name",
  ...shopNews,
]);

export function isBusinesslike(situation: Situation | null): boolean {
  return situation !== null && businesslike.has(situation);
}

/** A situation, how it is recognized, and the intents of the brief that it belongs to. */
export interface SituationRule {
  situation: Situation;
  intents: readonly Intent[];
  suits: (brief: Brief) => boolean;
}

/** A rule that looks at the words alone. @param not words that make it something else */
export function says(
  situation: Situation,
  intents: readonly Intent[],
  words: RegExp,
  options: { not?: RegExp; forms?: readonly Brief["form"][] } = {},
): SituationRule {
  return {
    situation,
    intents,
    suits: ({ subject, form }) =>
      words.test(subject) && options.not?.test(subject) !== true && (options.forms?.includes(form) ?? true),
  };
}
