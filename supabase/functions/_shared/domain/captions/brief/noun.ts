import { pattern } from "../../text/pattern.ts";
import { wordSet } from "../../text/words.ts";
import type { NounForm } from "./brief.ts";
import type { Word } from "./grammar.ts";
import { hasDigit, startsWithUpperCase } from "../../text/characters.ts";

/** Nouns that end like activities but are things. */
const things = pattern`
  ^(?:th|str|spr|w|k|sl|cl|sw)ing$
  |^(?:ring|earring|wedding|morning|evening|building|ceiling|clothing|pudding|painting|drawing|dressing|icing|frosting
    |stuffing|crossing|dumpling|ending|landing|meeting|filling|lighting|seedling|duckling|gosling|sibling|greeting
    |opening|offering|outing|offspring|railing|paving|lining|siding|serving|setting|reading|screening|training
    |gathering|happening|being|feeling|blessing)s?$
`;
const determiners = pattern`
  ^(?:an?|the|my|our|your|his|her|their|its|this|that|these|those|some|every|each|any|no|all|both|another|two|three
    |four|five|six|seven|eight|nine|ten|twelve|\d[\d.,]*)$
`;
/** Lowercase words that may be part of a name. */
const small = wordSet("a an the of and at in on for to by with from & de la le di du van von");
/** After these gerunds, the phrase is an action: "learning Excel" is not a kind of Excel. */
const doing = wordSet(`
  learning making trying getting going moving finding waiting planning growing working taking giving having doing
  being saying leaving starting finishing building saving buying selling teaching helping turning looking thinking
  meeting becoming wearing watching eating drinking loving missing craving chasing introducing celebrating opening
  closing killing dying drowning shooting bleeding living fighting losing winning playing visiting exploring searching
  hunting walking running driving riding packing unpacking painting
`);
const linking = wordSet(`
  in on at of with for from by to through and or near under over after before without like as than is are about into
  around behind beside between across along during since until all half both what
`);
/** Inside a phrase, these start another noun phrase, unless a linking word precedes: "so proud of my team". */
const beginsAnother = wordSet("this that these those the my our your an a");
const pronouns = wordSet(`
  i me you it us them everything something nothing anything this that everyone nobody
`);
/** Sentence adverbs: a text with one is not a phrase. */
const sentenceAdverbs = wordSet(`
  lowkey highkey literally officially finally apparently maybe probably definitely
`);
const placeTags = ["Place", "City", "Country", "Region"];
/** Tags of words that are not nouns. */
const functionTags = ["Adverb", "Preposition", "Pronoun", "Conjunction"];

const genitive = /['’]s?$/u;

/** The noun form of an English phrase. @param words its words with their parts of speech */
export function readNoun(words: readonly Word[]): NounForm {
  const first = words[0];
  if (!first) return "none";
  if (isName(words)) return "name";
  if (!isPhrase(words)) return "none";
  if (startsWithUpperCase(first.text) && (first.tags.has("Person") || first.tags.has("FirstName"))) return "name";
  if (determiners.test(first.normal) || genitive.test(first.text)) return "determined";
  const phrase = untilPreposition(words);
  const head = phrase[phrase.length - 1];
  if (!head || startsVerbally(words)) return "none";
  if (startsWithUpperCase(head.text) && placeTags.some((tag) => head.tags.has(tag))) return "name";
  if (isActivity(head)) return "activity";
  if (isPlural(head)) return "plural";
  if (functionTags.some((tag) => head.tags.has(tag))) return "none";
  if (head.tags.has("Adjective") && phrase.length === words.length && !head.tags.has("Noun")) return "none";
  return "bare";
}

const nameStart = /^[\p{Lu}\d&]/u;
const abbreviation = /^\p{Lu}{2,}$/u;

/** Whether all words, except small ones, have a capital: "The Corner Bakery". An abbreviation alone is not a name. */
function isName(words: readonly Word[]): boolean {
  const bare = words.filter((word) => word.text !== "");
  const lead = determiners.test(words[0]!.normal) ? bare.slice(1) : bare;
  const weighty = lead.filter((word) => !small.has(word.normal));
  return (
    weighty.length > 0 &&
    weighty.every((word) => nameStart.test(word.text)) &&
    !abbreviation.test(weighty.map((word) => word.text).join(""))
  );
}

/** Whether the words are one phrase, without a clause or a second phrase. */
function isPhrase(words: readonly Word[]): boolean {
  if (words.some((word) => word.text === "" || sentenceAdverbs.has(word.normal))) return false;
  return !words.some((word, at) => {
    if (at === 0) return false;
    const second = beginsAnother.has(word.normal) && !linking.has(words[at - 1]!.normal);
    return second || (pronouns.has(word.normal) && !word.tags.has("Hyphenated"));
  });
}

function isActivity(word: Word): boolean {
  return word.normal.endsWith("ing") && !things.test(word.normal);
}

const pluralEnding = /(?:s|men|children|people|feet|teeth|geese|mice)$/u;
/** Also where no tag says so. */
const likelyPlural = /(?:[^sui'’]s|ies)$/u;

function isPlural({ normal, tags }: Word): boolean {
  const tagged = tags.has("Plural") && normal !== "ramen";
  return (tagged && pluralEnding.test(normal)) || likelyPlural.test(normal);
}

const quantifier = /^(?:no|every|each|any|all|both|another)$/u;

/** Behind a number, these belong to it: "three legged cat". */
const countedPart =
  /^(?:legged|eyed|layer(?:ed)?|tier(?:ed)?|piece|ingredient|course|headed|wheeled|stor(?:y|ied|ey))$/u;

/**
 * The noun phrase at the start of an English text, without its article, or "": "pottery workshop" for "pottery workshop
 * for beginners", nothing for "gift wrapping now free".
 */
export function readNounPhrase(words: readonly Word[]): string {
  const bare = words.filter((word) => word.text !== "");
  const first = bare[0]?.normal ?? "";
  if (quantifier.test(first)) return "";
  const isOutside = determiners.test(first) && !hasDigit(first) && !countedPart.test(bare[1]?.normal ?? "");
  const lead = bare.slice(isOutside ? 1 : 0);
  const phrase = untilPreposition(lead);
  const head = phrase[phrase.length - 1];
  if (!head || startsVerbally(lead) || head.normal.endsWith("ly")) return "";
  if (!isNounLike(head) && !isActivity(head)) return "";
  const belongs = phrase.every(
    (word, at) =>
      isNounLike(word) ||
      word.tags.has("Adjective") ||
      word.tags.has("Participle") ||
      word.tags.has("Value") ||
      word.normal.endsWith("ing") ||
      (at < phrase.length - 1 && word.normal.endsWith("ed") && !word.tags.has("Adverb")),
  );
  const follower = lead[phrase.length];
  const verbal = phrase.some(
    (word) => word.tags.has("Adverb") || word.tags.has("Copula") || word.tags.has("Auxiliary"),
  );
  // A single noun of a longer phrase is too vague: "the bench by the canal".
  const tells = follower?.normal !== "of" && (phrase.length > 1 || follower === undefined);
  return belongs && tells && !verbal && !follower?.tags.has("Copula") ? phrase.map((word) => word.text).join(" ") : "";
}

function isNounLike(word: Word): boolean {
  return word.tags.has("Noun") && !word.tags.has("Pronoun");
}

function untilPreposition(words: readonly Word[]): readonly Word[] {
  const index = words.findIndex(
    (word, at) => at > 0 && (word.tags.has("Preposition") || word.tags.has("Conjunction") || linking.has(word.normal)),
  );
  return index < 1 ? words : words.slice(0, index);
}

/** First words of texts that are not noun phrases: "in the fog", "finally home". */
const openers = wordSet(`
  in on at with for from by to so too very just now not never always still finally almost out off up back here there
  when if because and but or
`);
const openerTags = ["Preposition", "Pronoun", "Conjunction", "QuestionWord"];
/** Participles that describe an event if more words follow: "stuck in traffic", "last seen". */
const participles = wordSet("lost gone last stuck caught left made done born found back");

const regularPast = /[^aeiou]ed$|[aeiou][^aeiou]+ed$/u;

/**
 * Whether a phrase describes what somebody does or did, and is not a thing: "stuck in traffic", "ghosted by my
 * sourdough".
 */
function startsVerbally(words: readonly Word[]): boolean {
  const [first, second] = words;
  if (!first || openers.has(first.normal) || openerTags.some((tag) => first.tags.has(tag))) return true;
  if (first.tags.has("Adverb") && !first.tags.has("Adjective")) return true;
  if (isActivity(first)) return second !== undefined && tellsAction(first, second);
  if (participles.has(first.normal) && second && continues(second)) return true;
  const regular = regularPast.test(first.normal) && !first.normal.endsWith("eed");
  const past = first.tags.has("PastTense") || (regular && first.tags.has("Verb"));
  return past && !(second && isNounLike(second) && !determiners.test(second.normal));
}

/** Whether a gerund describes an action ("baking with my son"), as opposed to an activity's name ("fly fishing"). */
function tellsAction(gerund: Word, next: Word): boolean {
  if (doing.has(gerund.normal)) return true;
  if (linking.has(next.normal)) return false;
  return !isNounLike(next) || determiners.test(next.normal);
}

/** Whether a word after a participle continues its phrase. */
function continues({ normal, tags }: Word): boolean {
  return linking.has(normal) || tags.has("Gerund") || tags.has("PastTense") || normal === "seen";
}
