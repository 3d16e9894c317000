import type { CaptionTask } from "../port.ts";
import { pattern } from "../../text/pattern.ts";
import { wordSet } from "../../text/words.ts";
import type { Reason } from "./reason.ts";
import { hasSaid, type Said, wordsOf } from "./said.ts";

/*
 * What language models add to a caption although nobody said it. The built-in writer's lines are read by people before
 * they are in its bank, and have no such claims; these rules are for a model's captions alone.
 */

const claim = (what: string, text: string): Reason => ({
  kind: "claim",
  text: `It states ${what} that was not given: ${JSON.stringify(text.trim())}. Leave it out.`,
});

/** Somebody is "he" or "she" only if the person's words say who. */
const sexed = /(?<![\p{L}'])(?:he|she|him|hers?|his|himself|herself)(?:'(?:s|d|ll))?(?![\p{L}])/iu;
const antecedent = pattern`
  \b(?:he|she|him|her|his|wom[ae]n|m[ae]n|girls?|boys?|lad(?:y|ies)|guys?|mom|mum|mother|dad|father|sisters?|brothers?|sons?|daughters?|husband
    |wife|grandm\p{L}+|grandp\p{L}+|granny|nana|aunt\p{L}*|uncle|niece|nephew|girlfriend|boyfriend|bride|groom|queen|king|mr|mrs|ms
    |actress|actor|waitress|waiter|hero|heroine|fiancée?|mama|papa|bridesmaids?|groomsm[ae]n|godmother|godfather|sir|madam)\b
`;

/** Company that nobody mentioned: "somehow the dog", "the neighbors complained". */
const company =
  /(?<![\p{L}])(?:the|our|my|a|your) (?<who>dogs?|cats?|pupp(?:y|ies)|kitten|kids?|child(?:ren)?|toddler|baby|neighbou?rs?|roommates?|flatmates?|in-laws|landlord|postman|mailman|delivery (?:guy|driver))(?![\p{L}])/giu;

/** What a seller's goods are or what goes with them; a claim that the owner would have to check. */
const goods = pattern`
  \b(?:award[- ]winning|organic|hand-?(?:made|crafted|picked|poured|stitched|painted)|locally (?:sourced|grown|made)|sustainabl[ey]|eco-?friendly
    |all[- ]natural|non-toxic|cruelty[- ]free|gluten[- ]free|sugar[- ]free|best[- ]selling|top[- ]rated|five[- ]star|world[- ]class|world[- ]famous
    |premium quality|highest quality|family[- ](?:owned|run)|certified|licensed|authentic|artisan(?:al)?|small[- ]batch|freshly (?:baked|roasted|ground
    |made|picked)|number one|one of a kind|limited edition|exclusive|voted best|money[- ]back|no preservatives|made from scratch)\b
  |\bevery (?:order|guest|customer|client|visit|purchase|dog|cat|table|box|parcel) (?:gets?|comes|leaves|goes home|receives)\b
  |\b(?:on|behind|at) the (?:counter|till|front desk)\b|\b(?:ran|running|run) out of\b|\bsoft(?:est)? (?:cotton|fleece|wool)\b
`;

/** A part of the day that the photo and the words leave open. */
const dayPart = pattern`
  \ball (?:morning|afternoon|evening|night|day)(?: long)?\b|\b(?:at|before|after|until|by) (?:dawn|sunrise|sunset|dusk|bedtime|lunchtime)\b
  |\b(?:early|late) (?:morning|afternoon|evening|night)\b
`;

/** "This coat" is what a photo would show. */
const shown = /(?<![\p{L}])(?:this|these) (?<thing>\p{Ll}{3,})(?![\p{L}'])/giu;
/** "None of these made it to the kitchen." */
const verb =
  /ed$|^(?:made|took|got|did|said|went|came|gave|kept|let|put|lost|won|ran|beat|hit|cost|felt|left|began|wants?|needs?|comes)$/u;
/** What every post may point at. */
const pointedAt = wordSet(`
  one ones thing things time day days week weekend month year moment moments place spot way kind sort feeling news post photo picture pic caption
  story life world town city house home street morning evening afternoon night season minute second hour person people part point question answer
  was were has had have will would could should may might also always never just still feels looks makes means goes deserves keeps says gets happens
  early late far close hard fast soft loud quiet cold hot warm long short hungry tired happy proud easy simple true real about for with without when
  and but too much little big small good bad new old whole side stage level bit beauty guy lot mess joy chapter journey page account team crew club
`);

/** Colors of goods that are announced: what begins a sentence or stands behind "in", not a "flat white". */
const color =
  /(?:^|[.!?] |\bin )(?:gr[ae]y|black|white|red|blue|green|pink|purple|brown|beige|navy|orange|yellow)(?![\p{L}])/iu;

const hashtag = /[#＃][\p{L}\p{N}\p{M}_]+/gu;
const bareWordsMax = 3;

/** "Top or bottom?" could stand under anything. */
export function bareChoiceReason(caption: string, said: Said): Reason | null {
  const prose = caption.replace(hashtag, " ");
  const words = wordsOf(prose);
  if (words.length > bareWordsMax || !words.includes("or") || !prose.includes("?")) return null;
  if (words.some((word) => word.length > 2 && hasSaid(said, word))) return null;
  return { kind: "cliche", text: "A bare choice could stand under anything; name what it is about." };
}

/** The claims that only a model's captions are searched for. */
export function inventedIn(caption: string, said: Said, { brief, voice }: CaptionTask): Reason[] {
  if ((voice?.language ?? brief.language) !== "en") return [];
  const prose = caption.replaceAll("’", "'");
  const found: Reason[] = [];
  const he = sexed.exec(prose)?.[0];
  if (he && !antecedent.test(said.text)) found.push(claim("somebody's sex", he));
  for (const { 0: text, groups } of prose.matchAll(company)) {
    if (!hasSaid(said, groups!["who"]!)) found.push(claim("company", text));
  }
  const good = unsaid(prose, goods, said);
  if (good) found.push(claim("something about goods", good));
  const part = unsaid(prose, dayPart, said);
  if (part) found.push(claim("a time of day", part));
  for (const { 0: text, groups } of prose.matchAll(shown)) {
    const thing = groups!["thing"]!.toLowerCase();
    if (!pointedAt.has(thing) && !verb.test(thing) && !hasSaid(said, thing))
      found.push(claim("what a photo shows", text));
  }
  if (brief.intent === "launch" || brief.intent === "offer") {
    const shade = unsaid(prose, color, said);
    if (shade) found.push(claim("a color", shade));
  }
  return found;
}

function unsaid(prose: string, words: RegExp, said: Said): string | null {
  const found = words.exec(prose)?.[0];
  if (!found) return null;
  return wordsOf(found).every((word) => word.length < 3 || hasSaid(said, word)) ? null : found;
}
