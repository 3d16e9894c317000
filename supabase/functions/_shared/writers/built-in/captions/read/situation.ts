import type { Brief, Intent } from "../../../../domain/captions/brief/brief.ts";
import { hasDigit } from "../../../../domain/text/characters.ts";
import { announcements } from "./announcements.ts";
import { occasions } from "./occasions.ts";
import { shopLifeRules } from "./shop-life.ts";
import { shopNewsRules } from "./shop-news.ts";
import type { Situation, SituationRule } from "./situations.ts";
import { privateLife } from "./private-life.ts";
import { inside, stories } from "./stories.ts";
import { isClause } from "./noun.ts";
import { questionSituation } from "./questions.ts";

/** The rules in their order: the first that matches decides. */
export const situationRules: readonly SituationRule[] = [
  ...shopNewsRules,
  ...shopLifeRules,
  ...privateLife,
  ...announcements,
  ...occasions,
  ...stories,
];

/** What a person meant who chose an intent by hand, where no rule of that intent matches. */
const chosen: Record<Intent, Situation | null> = {
  offer: "offer",
  launch: "launch-product",
  milestone: "achievement",
  event: "event-public",
  "how-to": "how-to",
  question: "question-opinion",
  story: "story",
  feeling: "feeling-good",
  thing: null,
  place: "place",
  person: "person",
  day: "day",
  loss: null,
  greeting: "greeting",
  unknown: null,
};

/**
 * What an English keyword announces, tells or asks; null for a bare noun. Only for light subjects.
 * @param isChosen whether the person chose the intent by hand
 * @param rules those that are tried; fewer of them to see what one is good for
 */
export function situationOf(
  brief: Brief,
  isChosen: boolean,
  rules: readonly SituationRule[] = situationRules,
): Situation | null {
  const { form, intent } = brief;
  if (isChosen) {
    const rule = rules.find((one) => one.intents.includes(intent) && one.suits(brief));
    return rule?.situation ?? chosen[intent];
  }
  if (form === "signs") return signsSituation(brief);
  if (yearOrDecade.test(brief.subject) && brief.subject.startsWith("the ")) return "year";
  if (longAgo.test(brief.subject) && brief.intent === "day") return "year";
  if (explains.test(brief.subject)) return "how-to";
  const asked = questionSituation(brief);
  if (asked) return asked;
  return rules.find((rule) => rule.suits(brief))?.situation ?? byIntent(brief);
}

const explains = /^(?:how to|get rid of|ways to|tips (?:for|on)|tricks (?:for|to)) \p{L}/iu;

/** A date of a year that is over: nobody looks forward to it. */
const longAgo = /\b(?:1[0-9]\d\d|20[01]\d)$/u;
const yearOrDecade = /^(?:the (?:year |early |late )?)?(?:1[89]|20)?\d{2}s?$/u;

function signsSituation({ subject, intent, slots }: Brief): Situation {
  if (yearOrDecade.test(subject) && subject.length >= 4) return "year";
  if (!hasDigit(subject)) return "signs";
  return intent === "day" || slots.dates.length > 0 ? "day" : "number";
}

/** Something that somebody did, told without saying who: "waved back at a stranger". */
const told =
  /^(?:(?:just|finally|almost|accidentally) )?(?:\p{L}+ed|got|found|saw|met|made|built|bought|caught|wore|lost|ate|drank|sang|slept|gave|took|came|went|grew|drew|sold|swam|woke|beat|spent|stood|fell|rode|hid|won|sat|kept|left|taught|told|said|cut|put|ran) [\p{L}$€£\d]/iu;

const firstPerson = /\b(?:i|my|me)\b/iu;

/** Not a shop's offer, although there is something to buy. */
const isSale = /\b(?:bake|book|plant|jumble|rummage|garage|yard) sale\b/iu;

/** A shop's sale, which is no event: "jewelry sale". */
const shopSale = /^(?!.*\b(?:bake|book|plant|jumble|rummage|garage|yard|estate|tag) sale).*\b(?:sale|clearance)$/iu;

/** What remains after all rules: the plain reading of the brief's intent. */
function byIntent({ intent, form, subject, mood, noun }: Brief): Situation | null {
  switch (intent) {
    case "offer":
      // "Found $20 in my old jeans" offers nothing.
      if (told.test(subject) && firstPerson.test(subject)) return "story";
      return isSale.test(subject) ? null : "offer";
    case "launch":
      return "launch-product";
    case "event":
      if (shopSale.test(subject)) return "offer";
      return noun === "none" || form === "sentence" ? "event-public" : null;
    case "how-to":
      return form === "request" ? "request" : "how-to";
    case "feeling":
      return mood === "low" || /\bblues\b/iu.test(subject) ? "feeling-low" : "feeling-good";
    case "story":
      return storySituation(subject, mood);
    case "person":
      return inside.test(subject) ? null : intent;
    case "place":
    case "day":
    case "greeting":
      return intent;
    case "milestone":
      return form === "sentence" || noun === "none" ? "achievement" : null;
    default:
      if (form === "sentence" || isClause(subject)) return storySituation(subject, mood);
      if (form === "request") return "request";
      if (told.test(subject) && noun === "none") return "story";
      return /^\p{L}+ing \p{L}/iu.test(subject) && noun === "none" ? "doing" : null;
  }
}

/** What went wrong in a story, however well it began: "I adopted a plant and killed it in a week". */
const wentWrong =
  /\b(?:killed|broke|burned|burnt|forgot|failed|ruined|died|dropped|spilled|cried|quit|fell|closed|closing|cancell?ed|discontinued)\b/iu;

function storySituation(subject: string, mood: Brief["mood"]): Situation {
  return mood === "good" && !wentWrong.test(subject) ? "story-good" : "story";
}
