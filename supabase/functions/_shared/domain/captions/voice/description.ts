import type { Language } from "../../../contract/rules/brief.ts";
import { closingOf, type Habits } from "./habits.ts";
import type { Register, Signature, Voice } from "./voice.ts";

/** What examples show, and what only words can ask for. */
type DescribedStyle = Habits & Pick<Voice, "slang" | "register">;

const no =
  "(?:no|not|without|never|avoid|zero|skip|hate|don['’]t (?:use|like|want)|sin|nada de|ningún|ohne|keine?n?|pas d[e’']|sans|aucune?|senza|niente|nessuna?|sem|nenhuma?)";
const many =
  "(?:lots? of|many|plenty of|loads of|tons of|full of|love|muchos?|muchas?|viele?|beaucoup d[e’']|molt[ei]|tant[ei]|muit[ao]s?)";
const some = "(?:some|a few|few|one or two|always|use|with|algunos?|ein paar|quelques|qualche|alguns)";

/** "no emoji", "no hashtags or emoji", "without any emoji": up to a few words between, within one sentence. */
function refuses(noun: string): RegExp {
  return new RegExp(
    `\\b${no}\\b[^.;\\n]{0,36}\\b(?:${noun})|\\b(?:${noun})\\b ?[:=] ?(?:no(?:ne)?|off|0)\\b|\\b(?:${noun})-free\\b`,
    "iu",
  );
}

function asksFor(amount: string, noun: string): RegExp {
  return new RegExp(`\\b${amount}\\b[^.;\\n]{0,20}\\b(?:${noun})`, "iu");
}

/** The ways to ask for an amount of something, built once. */
function amountsOf(noun: string): Record<"none" | "many" | "some", RegExp> {
  return { none: refuses(noun), many: asksFor(many, noun), some: asksFor(some, noun) };
}

const emojiAmounts = amountsOf("emojis?|émojis?|emoticon\\w*|smileys?");
const hashtagAmounts = amountsOf("hash ?tags?|hashtags?");
const exclamationAmounts = amountsOf(
  "exclamation\\w*|exclamaci\\w*|ausrufe\\w*|points? d['’]exclamation|esclamativ\\w*|punti esclamativi|exclamaç\\w*",
);
const questionNoun = "questions?|preguntas?|fragen|domande|perguntas?";
const noQuestions = refuses(questionNoun);
const someQuestions = asksFor(`(?:${many}|${some}|ask|end with)`, questionNoun);
const noSlang = refuses("slang");
const noSignature = refuses("sign(?:ature|-?offs?)s?");

const languagePatterns: readonly [Language, RegExp][] = [
  ["en", /\b(?:in|auf|en|em) (?:english|englisch|inglés|anglais|inglese|inglês)\b|\benglish only\b/iu],
  ["es", /\b(?:in|en) (?:spanish|español|castellano)\b|\bspanish only\b|\bspanish[- ]speaking\b/iu],
  ["de", /\b(?:in|auf) (?:german|deutsch)\b|\bgerman only\b|\bnur deutsch\b/iu],
  ["fr", /\b(?:in|en) (?:french|français)\b|\bfrench only\b/iu],
  ["it", /\bin (?:italian|italiano)\b|\bitalian only\b/iu],
  ["pt", /\b(?:in|em) (?:(?:brazilian )?portuguese|português)\b|\bportuguese only\b/iu],
];

const registers: readonly [Register, RegExp][] = [
  [
    "formal",
    /\b(?:professional|formal|corporate|serious|business[- ]like|polite|polished|complete sentences|(?:law|accounting|consulting|tax|insurance|engineering) (?:firm|practice|office)|förmlich|sachlich|formel|formale)\b/iu,
  ],
  ["inspiring", /\b(?:inspir\w+|motivat\w+|uplifting|encouraging|empower\w+)\b/iu],
  ["poetic", /\b(?:poetic|poet|lyrical|dreamy|romantic|whimsical|melancholic)\b/iu],
  ["dry", /\b(?:dry|deadpan|laconic|understated|trocken|seco|seca|asciutto|sec)\b/iu],
  ["loud", /\b(?:energy|energetic|hyped?|enthusiastic|excited|loud|gen ?-?z)\b|\bomg\b/iu],
  [
    "warm",
    /\b(?:warm|heartfelt|old-fashioned|gentle|kind|cozy|cosy|cercan[oa]|herzlich|chaleureux|caldo|cálid[oa])\b/iu,
  ],
];

const notBefore = /\b(?:not|never|less|no|isn['’]t|aren['’]t|don['’]t (?:be|sound))(?: \p{L}+)? $/iu;

/** The value of the first pattern that matches and is not negated. */
function firstAsked<T>(list: readonly (readonly [T, RegExp])[], text: string): T | null {
  for (const [value, words] of list) {
    const found = words.exec(text);
    if (found && !notBefore.test(text.slice(0, found.index))) return value;
  }
  return null;
}

const withoutPeriods = /\bno (?:full stops?|periods?)\b|\bgen ?-?z\b/iu;
const wordInCapitals = /\bcaps\b[^.;\n]{0,20}\bword\b|\bword\b[^.;\n]{0,20}\b(?:caps|capitals)\b/iu;
const slangWords = /\bslang\b|\bgen ?-?z\b|\bomg\b/iu;

/**
 * Reads the style that a description asks for.
 * @param examples captions that show a signature that the description only mentions
 */
export function readDescription(description: string, examples: readonly string[]): DescribedStyle {
  const has = (test: RegExp) => test.test(description);
  return {
    casing: readCasing(description),
    length: readLength(description),
    emoji: readAmount(description, emojiAmounts),
    hashtags: readHashtags(description),
    exclamation: readExclamation(description),
    questions: readQuestions(description),
    openEnd: has(withoutPeriods) ? true : null,
    capsWord: has(wordInCapitals) ? true : null,
    slang: has(noSlang) ? false : has(slangWords) || null,
    signature: readSignature(description, examples),
    opener: quoted(description, openingQuote),
    register: firstAsked(registers, description),
    language: firstAsked(languagePatterns, description),
  };
}

const lowerCase =
  /\blower ?-?case\b|\bno (?:capitals|caps|capital letters)\b|\bminúsculas\b|\bkleinbuchstaben\b|\bkleingeschrieben\b|\bminuscules\b|\bminuscol\w+/iu;
const allCapitals = /\ball[- ]caps\b|\bupper ?-?case\b|\ball (?:in )?capitals\b/iu;

function readCasing(text: string): DescribedStyle["casing"] {
  if (lowerCase.test(text)) return "lower";
  return allCapitals.test(text) ? "upper" : null;
}

const oneSentence =
  /\b(?:one|a single|1|una sola|una|ein(?:en)? einzig\w+|une seule|un['’]unica|uma (?:só|única)?) ?(?:sentence|frase|satz|phrase)s?\b|\bone[- ]liners?\b|\bein satz\b|\bone line\b/iu;
const shortWords =
  /\b(?:short|brief|concise|punchy|minimal(?:ist)?|terse|cort[oa]s?|breves?|kurz\w*|courte?s?|brev[ei]|curt[oa]s?)\b/iu;
const longWords = /\b(?:long|longer|detailed|storytelling|in depth)\b/iu;

function readLength(text: string): DescribedStyle["length"] {
  if (oneSentence.test(text)) return "one-sentence";
  const short = shortWords.exec(text);
  if (short && !notBefore.test(text.slice(0, short.index))) return "short";
  return longWords.test(text) ? "long" : null;
}

function readAmount(text: string, amounts: ReturnType<typeof amountsOf>): DescribedStyle["emoji"] {
  if (amounts.none.test(text)) return "none";
  if (amounts.many.test(text)) return "many";
  return amounts.some.test(text) ? "few" : null;
}

function readHashtags(text: string): DescribedStyle["hashtags"] {
  const amount = readAmount(text, hashtagAmounts);
  if (amount === null) return null;
  return amount === "none" ? "none" : "some";
}

function readExclamation(text: string): DescribedStyle["exclamation"] {
  if (exclamationAmounts.none.test(text)) return "none";
  return exclamationAmounts.many.test(text) || /!!/u.test(text) ? "many" : null;
}

function readQuestions(text: string): DescribedStyle["questions"] {
  if (noQuestions.test(text)) return "none";
  return someQuestions.test(text) ? "some" : null;
}

const signing =
  /\bsign(?:s|ed|ing)?\b(?: off)?|\bsignature\b|\bfirm(?:o|amos|ado|ada|ar)\b|\bunterschr\w+|\bsigné\w*|\bfirmat\w+|\bassinad\w+/iu;
const endingQuote = quoteAfter(
  "(?:sign(?:s|ed|ing)?(?: \\p{L}+)?(?: off)?|end|finish|close)(?:s|ing)?(?: \\p{L}+){0,3} (?:with|as)",
);
const openingQuote = quoteAfter("(?:start|begin|open)(?:s|ing)?(?: \\p{L}+){0,3} with");

const signedBy = /\bsigned:?\s+([–—~-]\s?\p{L}[^\n,;]{0,30})/iu;

function readSignature(description: string, examples: readonly string[]): Signature | null {
  if (noSignature.test(description)) return null;
  const text = quoted(description, endingQuote) ?? signedBy.exec(description)?.[1]?.trim();
  if (text) return { text, ownLine: false };
  if (!signing.test(description)) return null;
  const closings = examples.map(closingOf).filter((closing) => closing !== null);
  return closings[0] ?? null;
}

function quoteAfter(intro: string): RegExp {
  return new RegExp(`${intro}:? ["“„«'‘]([^"”“»'’\\n]{1,40})["”“»'’]`, "iu");
}

function quoted(text: string, pattern: RegExp): string | null {
  return pattern.exec(text)?.[1]?.trim() ?? null;
}
