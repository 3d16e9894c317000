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
import { world } from "./world.ts";

/** The rules in their order: the first that matches decides. */
export const situationRules: readonly SituationRule[] = [
  ...shopNewsRules,
  ...shopLifeRules,
  ...privateLife,
  ...world,
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

/** What somebody did at an age: "opened a savings account at 43". */
const ages = / at \d{2}$/u;

/** What only somebody who tells of themselves says. */
const ofOneself = /\bi (?!hope|can't wait)\p{L}+|\b(?:me|myself)\b/iu;

/** What only somebody says who wants company. */
const invites = /\b(?:we|we're|our|us|join|come|you|your|bring|see|free|open|tickets?|everyone|all)\b/iu;

const doing = /^\p{L}+ing \p{L}/iu;
/** A phrase with so many words tells what somebody does rather than naming it: "passing notes in a zoom class". */
const longMin = 5;

/** Not a shop's offer, although there is something to buy. */
const isSale = /\b(?:bake|book|plant|jumble|rummage|garage|yard) sale\b/iu;

/** A shop's sale, which is no event: "jewelry sale". */
const shopSale = /^(?!.*\b(?:bake|book|plant|jumble|rummage|garage|yard|estate|tag) sale).*\b(?:sale|clearance)$/iu;

/** What remains after all rules: the plain reading of the brief's intent. */
function byIntent({ intent, form, subject, mood, noun, slots }: Brief): Situation | null {
  const dates = slots.dates.length;
  switch (intent) {
    case "offer":
      // "Found $20 in my old jeans" offers nothing.
      if (told.test(subject) && (firstPerson.test(subject) || ages.test(subject))) return "story";
      return isSale.test(subject) ? null : "offer";
    case "launch":
      return "launch-product";
    case "event":
      if (shopSale.test(subject)) return "offer";
      // "Mrs. Patel says I talk too much in class" invites nobody.
      if (ofOneself.test(subject) || (form === "sentence" && !invites.test(subject) && dates === 0)) {
        return storySituation(subject, mood);
      }
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
      return isClause(subject) ? storySituation(subject, mood) : intent;
    case "day":
    case "greeting":
      return intent;
    case "milestone":
      return form === "sentence" || noun === "none" ? "achievement" : null;
    default:
      if (form === "sentence" || isClause(subject)) return storySituation(subject, mood);
      if (form === "request") return "request";
      if (told.test(subject) && noun === "none") return storySituation(subject, mood);
      return doing.test(subject) && (noun === "none" || subject.split(" ").length >= longMin) ? "doing" : null;
  }
}

/** What went wrong in a story, however well it began: "I adopted a plant and killed it in a week". */
const wentWrong =
  /\b(?:killed|broke|burned|burnt|forgot|failed|ruined|died|dropped|spilled|cried|quit|fell|closed|closing|cancell?ed|discontinued)\b/iu;

/** What somebody did who says "I" or leaves it out: "sang karaoke sober", "I ate breakfast for dinner". */
const deed = new RegExp(
  "^(?:(?:so |and |then |today |yesterday |last night )?i (?:just |finally |accidentally |actually |once |also )?|" +
    "(?:just |finally |accidentally |almost |actually )?)(?!(?:sacred|hundred|tired|bored|wicked|red|need|feed|speed|naked|retired|married|united)\\b)" +
    "(?:\\p{L}{2,}ed|got|found|saw|met|made|built|bought|caught|wore|ate|drank|sang|slept|gave|took|came|went|grew|drew|" +
    "sold|swam|woke|spent|stood|rode|hid|sat|kept|left|taught|told|said|put|ran|drove|flew|wrote|read|sent|paid|quit|" +
    "thought|understood|held|spoke|threw|began|chose|dug|fed|hung|knew|laid|led|lent|rang|shook|shot|stuck|swept|swore) ",
  "iu",
);

/** What is told by somebody who needs no joke. */
const hurts =
  /\b(?:cried|crying|alone|lonely|scared|hurts?|hurting|dumped|broke up|struggl\p{L}+|anxi\p{L}+|asham\p{L}+|ignored|left out|worthless|failure|hopeless|sad|sobbed|bullied|betrayed|heartbr\p{L}+)\b/iu;

/** Whose news it is not: "we got the keys", "said she would". */
const ofOthers = /\b(?:we|us|our|she|he|they|her|him|them|who)\b/iu;

/** How somebody or something of theirs is: "I own more yarn than clothes", "my car has a new noise". */
const state =
  /^(?:i(?:'m| am)?|my [\p{L}' -]{2,30}?|\p{L}[\p{L}' -]{2,30}? (?:is|are) my) (?:just |still |really |always |only |literally |now |also )?(?:am|is|are|has|have|own|need|want|can|can't|cannot|do|don't|doesn't|keeps?|love|hate|like|feel|know|think|live|talk|refuse|speak|look|looks|smells?|sounds?|thinks?|knows?|makes?|\p{L}{3,}s) /iu;

function storySituation(subject: string, mood: Brief["mood"]): Situation {
  if (mood === "good" && !wentWrong.test(subject)) return "story-good";
  if (mood === "low" && hurts.test(subject)) return "feeling-low";
  if (ofOthers.test(subject)) return "story";
  if (deed.test(subject)) return "did-it";
  return state.test(subject) ? "as-it-is" : "story";
}
