import type { Brief } from "../../../../domain/captions/brief/brief.ts";
import { wordSet } from "../../../../domain/text/words.ts";
import type { Need } from "../bank/line.ts";
import { massNouns } from "./mass-nouns.ts";

/** The keyword as a noun, in the forms that lines need. */
export interface NounForms {
  /** With the article that it needs: "an iced latte", "sourdough", "my new puppy". */
  withArticle: string;
  /** "the iced latte", "my new puppy" */
  definite: string;
  /** Without a determiner, to stand after another one; null where it has none that could be taken off. */
  bare: string | null;
  number: Need;
}

const determiners = wordSet("a an the my our your his her their this that these those some");
const prepositions = wordSet(`
  in on at of with for from by to under near over after before without around into through between during about like
  against behind inside outside per until than
`);
/** An ordinal or a superlative takes "the": "the first snow". */
const unique = /^(?:first|second|third|last|next|only|same|best|\p{L}{3,}est)$/u;
const notUnique = wordSet("forest harvest honest modest request guest interest protest contest rest test");
const counted = /^(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|both|all|every|each|no|another|any)$/u;
/** After these, a phrase is more than a noun: "leg day again". */
const tails = wordSet(`
  again today tonight tomorrow yesterday now here there finally soon already done finished restocked available open
  ready please always forever too back out off up down only everywhere together alone
`);
/** Words that begin no noun: "closed Monday". */
const openers = wordSet("closed finally still just now so very too not almost back already officially");
const clauseMarks = /[,;:!?"“”()]|\s[-–—]\s|\b(?:is|are|was|were|and then|because|that|which|who)\b/iu;
/** Pronouns that no noun phrase has: "mom beat us at cards". */
const objects = wordSet("me us him them");
/** Who does something, or what somebody did: "somebody paid for my coffee", "got a haircut". */
const clauseStarts = wordSet(`
  somebody someone nobody everybody everyone anybody i we you he she they it got found saw met made built bought caught
  spotted wore lost ate drank sang slept said told gave took came went grew drew sold swam woke beat tried
`);
const wordsMax = 7;
const foreignWordsMax = 5;

/** Verbs that no noun phrase has behind its first words: "grandma beat everybody". */
const pastVerbs = wordSet("beat ate stole broke wrote sang gave drove woke flew caught taught chewed swallowed");

/** Verbs whose past looks like a noun, so that what follows must show them: "my toddler cut her own bangs". */
const hiddenVerbs = wordSet("cut quit hit put shut hurt let read bit set lost found met left took made saw told had");

/** Verbs that are never part of a noun phrase: "new tires feel like new shoes", "adults should get a vacation". */
const finite =
  /\S (?:should|could|would|can't|won't|don't|doesn't|didn't|haven't|hasn't|isn't|aren't|wasn't|belongs?|deserves?|snores|thinks|knows|says|refuses|insists|believes|eats|gives|owes|understands|remembers|forgets|pretends|reaches|becomes|keeps? \p{L}+ing|(?:feels?|tastes?|smells?|sounds?) (?:like|so|better|good|different|weird|illegal|right))\b/iu;

/** Whether words without a noun's shape tell of something: "mom beat us at cards", "got engaged at the beach". */
export function isClause(subject: string): boolean {
  const words = subject.toLowerCase().split(" ");
  return (
    words.length > 2 &&
    (finite.test(subject) ||
      clauseStarts.has(words[0]!) ||
      words.some((word) => objects.has(word)) ||
      words.slice(1, 3).some((word, at) => pastVerbs.has(word) && at + 2 < words.length) ||
      words.slice(1, 4).some((word, at) => hiddenVerbs.has(word) && followsVerb(words, at + 2)))
  );
}

/** "My boss quit today", but not "paper cut again". */
function followsVerb(words: readonly string[], at: number): boolean {
  const next = words[at] ?? "";
  return determiners.has(next) || (tails.has(next) && determiners.has(words[0]!));
}

/** The forms of a keyword as a noun; null if it is none, or more than that. */
export function nounForms(brief: Brief): NounForms | null {
  const { subject, noun, form, language, slots } = brief;
  if (language !== "en") return foreignForms(brief);
  if (noun === "none" || (form !== "phrase" && form !== "request")) return null;
  const words = subject.replaceAll("’", "'").split(" ");
  if (words.length > wordsMax || clauseMarks.test(subject) || isMarked(slots)) return null;
  if (isClause(subject)) return null;
  if (tails.has(words.at(-1)!.toLowerCase())) return null;
  if (noun === "name" && !openers.has(words[0]!.toLowerCase()))
    return { withArticle: subject, definite: subject, bare: subject, number: "mass" };
  const first = words[0]!.toLowerCase();
  if (openers.has(first)) return null;
  const rest = words.slice(1).join(" ");
  const number = numberOf(words, noun === "plural", noun === "activity" || isDoing(words));
  if (determiners.has(first)) {
    const indefinite = first === "a" || first === "an" || first === "some";
    return { withArticle: subject, definite: indefinite ? `the ${rest}` : subject, bare: rest || null, number };
  }
  if (first.endsWith("'s") || first.endsWith("s'") || counted.test(first)) {
    const own = counted.test(first) && /^\d|^(?:two|three|four|five|six|seven|eight|nine|ten)$/u.test(first);
    const plural = own && first !== "1" ? "plural" : number;
    return { withArticle: subject, definite: own ? `the ${subject}` : subject, bare: null, number: plural };
  }
  if (unique.test(first) && !notUnique.has(first) && words.length > 1) {
    return { withArticle: `the ${subject}`, definite: `the ${subject}`, bare: null, number };
  }
  const withArticle = number === "count" ? `${articleFor(subject)} ${subject}` : subject;
  return { withArticle, definite: number === "mass" ? subject : `the ${subject}`, bare: subject, number };
}

/** Links, accounts and hashtags stay where they were typed. */
function isMarked({ links, mentions, inlineHashtags }: Brief["slots"]): boolean {
  return links.length + mentions.length + inlineHashtags.length > 0;
}

/** In other languages, a short phrase is set as it was typed: its article and its gender are the person's. */
function foreignForms({ subject, form, slots }: Brief): NounForms | null {
  const isShort =
    form === "phrase" && !isMarked(slots) && subject.split(" ").length <= foreignWordsMax && !clauseMarks.test(subject);
  return isShort ? { withArticle: subject, definite: subject, bare: subject, number: "mass" } : null;
}

/** The last word before the first preposition: "kettle" in "enamel kettle by the fire". */
export function headIndex(words: readonly string[]): number {
  const end = words.findIndex((word, at) => at > 0 && prepositions.has(word.toLowerCase()));
  return (end < 1 ? words.length : end) - 1;
}

const gerund = /^\p{L}{2,}ing$/iu;

/** Something that is done rather than a thing: "reading in bed", "watching the rain". */
function isDoing([first, second]: readonly string[]): boolean {
  if (!first || !gerund.test(first) || !second) return false;
  return prepositions.has(second.toLowerCase()) || determiners.has(second.toLowerCase());
}

const pluralEnding = /(?:[^sui']s|[^aeiou]ies|[^a]shes|ches|xes|sses)$/iu;
const irregularPlural =
  /^(?:men|women|children|people|feet|teeth|geese|mice|folks|guys|fries|\p{L}*(?:men|women|people))$/iu;
const singularInS =
  /(?:ss|us|is|news|lens|series|species|gymnastics|politics|physics|maths|pilates|tennis|chess|headquarters|christmas)$/iu;

function numberOf(words: readonly string[], isPlural: boolean, isActivity: boolean): Need {
  const head = words[headIndex(words)]!.toLowerCase();
  if (isPlural && !massNouns.has(head)) return "plural";
  if ((pluralEnding.test(head) && !singularInS.test(head)) || irregularPlural.test(head)) return "plural";
  return isActivity || massNouns.has(head) ? "mass" : "count";
}

const vowelSound = /^(?:[aeiou]|8|1[18](?!\d)|hour|honest|heir)/iu;
const consonantSound = /^(?:uni(?!m|n)|us[aeu]|eu|one\b|once|ur[aie]|ub|ut[aei])/iu;
const abbreviation = /^\p{Lu}{2,}(?![\p{Ll}])/u;
const vowelLetter = /^[AEFHILMNORSX]/u;

/** "a" or "an", by the sound of the first word. */
export function articleFor(phrase: string): "a" | "an" {
  if (abbreviation.test(phrase)) return vowelLetter.test(phrase) ? "an" : "a";
  return vowelSound.test(phrase) && !consonantSound.test(phrase) ? "an" : "a";
}
