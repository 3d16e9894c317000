import { findLinks } from "../../../contract/rules/caption-length.ts";
import type { CaptionTask } from "../port.ts";
import type { Language } from "../brief/brief.ts";
import { languageWords } from "../brief/language-words.ts";
import {
  availability,
  dateWords,
  invitations,
  kinshipWords,
  moneyWords,
  numberWords,
  photoClaims,
} from "./claim-words.ts";
import { account, capitalInside, digitsIn, plainCapitals, plainNumber } from "./numbers-and-names.ts";
import type { Reason } from "./reason.ts";
import { hasSaid, type Said, wordsOf } from "./said.ts";

const claim = (what: string, text: string): Reason => ({
  kind: "claim",
  text: `It states ${what} that was not given: ${JSON.stringify(text)}. Leave it out.`,
});

/** One test for all lists, since most captions hold no phrase of any. */
const anyPhrase = new RegExp(
  [moneyWords, dateWords, availability, invitations, photoClaims, kinshipWords].map(({ source }) => source).join("|"),
  "iu",
);

const price = /[$€£¥₹]\s?\d[\d.,]*(?<=\d)|\d[\d.,]*\s?(?:[€£¥₹]|usd|eur|dollars?|euros?|pounds?|bucks?)/giu;

/** The facts that a caption states although the person did not say them. */
export function claimsIn(caption: string, said: Said, task: CaptionTask): Reason[] {
  const prose = caption.replaceAll("’", "'");
  const found: Reason[] = [];
  const add = (what: string, text: string | null | undefined) => {
    if (text) found.push(claim(what, text.trim()));
  };
  add("a link", findLinks(prose).find(({ text }) => !said.text.includes(text.toLowerCase()))?.text);
  add("an account", newMatch(prose, account, said));
  // "#Lost20Pounds" is the keyword; whether a hashtag's number was given is asked below.
  add("a price", newMatch(prose.replace(hashtag, " "), price, said));
  add("a number", numberIn(prose.replace(figure, " "), said, task.voice?.language ?? task.brief.language));
  if (anyPhrase.test(prose)) {
    add("a price or an offer", phraseIn(prose, moneyWords, said));
    add("a date or time", phraseIn(withoutFigures(prose, said, task), dateWords, said));
    add("availability", phraseIn(prose, availability, said));
    if (!isInviting(task)) add("an invitation", phraseIn(prose, invitations, said));
    add("something about the photo", phraseIn(prose, photoClaims, said));
    add("a person", phraseIn(prose, kinshipWords, said));
  }
  add("a name or place", nameIn(prose, said, task));
  return found;
}

/** Figures of speech with a number: "two chords in and already planning the tour". */
const figure = /(?<![\p{L}])(?:two|three) \p{L}+ (?=in (?:and|but)(?![\p{L}])|in,)/giu;
const today = /(?<![\p{L}'])today(?:'s)?(?![\p{L}])/giu;
const weekday = /(?<![\p{L}])(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?![\p{L}])/giu;
const openingTimes =
  /(?<![\p{L}])(?:open|closed?|closes|opens|available|until|from|by|back|starts?|begins?|every|sale|off)(?![\p{L}])/iu;

/**
 * A text without what looks like a date and states none. Every post is of today, if it does not announce what happens
 * today; and a weekday beside the person's own is its contrast: "Monday we count. Tuesday we remember."
 */
function withoutFigures(text: string, said: Said, task: CaptionTask): string {
  const plain = isInviting(task) ? text : text.replace(today, " ");
  const own = plain.match(weekday)?.some((day) => hasSaid(said, day)) ?? false;
  if (!own) return plain;
  return plain
    .split(/(?<=[.!?])\s/u)
    .map((sentence) => (openingTimes.test(sentence) ? sentence : sentence.replace(weekday, " ")))
    .join(" ");
}

/** Whether the request itself invites people to come or to buy, so that an invitation is not a new claim. */
function isInviting({ brief }: CaptionTask): boolean {
  return (
    brief.gravity === "light" && (brief.intent === "offer" || brief.intent === "launch" || brief.intent === "event")
  );
}

function newMatch(text: string, pattern: RegExp, said: Said): string | null {
  for (const match of text.match(pattern) ?? []) if (!said.text.includes(match.toLowerCase())) return match;
  return null;
}

/** The first match of a list whose words the person did not use, or null. */
function phraseIn(text: string, phrases: RegExp, said: Said): string | null {
  for (const match of text.match(phrases) ?? []) {
    if (said.text.includes(match.toLowerCase())) continue;
    if (
      !wordsOf(match)
        .filter((word) => word.length > 2)
        .every((word) => hasSaid(said, word))
    )
      return match;
  }
  return null;
}

/** Words that are numbers in one language and everyday words in another: "siete" is also "you are", "neuf" "new", "dos" "of the", "doce" "sweet". */
const notNumbers: Partial<Record<Language, ReadonlySet<string>>> = {
  it: new Set(["siete"]),
  fr: new Set(["neuf"]),
  pt: new Set(["dos", "doce"]),
};

const link = /https?:\S+/gu;

const markAtEnd = /[.,:]$/u;

/**
 * The first number that the person did not give, or null. "1,000" and "1000" are the same number, and so are "three"
 * and "3".
 */
function numberIn(text: string, said: Said, language: Language): string | null {
  const given = new Set(digitsIn(said.text).map(plainNumber));
  for (const word of said.words) if (numberWords.has(word)) given.add(String(numberWords.get(word)));
  const stated = withoutOwnTags(text, said).replace(link, " ");
  for (const digits of digitsIn(stated)) {
    const plain = plainNumber(digits);
    if (plain && !given.has(plain) && !said.text.includes(digits.replace(markAtEnd, ""))) return digits;
  }
  for (const word of wordsOf(text)) {
    const value = numberWords.get(word);
    if (notNumbers[language]?.has(word)) continue;
    if (value !== undefined && !said.words.has(word) && !given.has(String(value))) return word;
  }
  return null;
}

const hashtag = /#[\p{L}\p{N}_]+/gu;

/**
 * A hashtag drops signs: "#In12" stands for "in.(1,2" and states no 12. Hashtags that do not consist of the person's
 * words stay.
 */
function withoutOwnTags(text: string, said: Said): string {
  const bare = (part: string) => part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const own = bare(said.text);
  const lines = said.text.split("\n").map(bare).filter(Boolean);
  return text.replace(hashtag, (tag) => {
    if (own.includes(bare(tag))) return " ";
    // "#545PmTime" begins with all of "5:45 pm".
    const begin = lines.find((line) => bare(tag).startsWith(line));
    return begin === undefined ? tag : bare(tag).slice(begin.length);
  });
}

/** Small words of a language, which may begin a sentence behind a number or a sign: "24 Senza parole". */
const smallWords = new Map<string, ReadonlySet<string>>();

function isSmall(word: string, language: Language): boolean {
  if (language === "other") return false;
  const known = smallWords.get(language) ?? new Set(languageWords[language].small.split(" "));
  smallWords.set(language, known);
  return known.has(word);
}

const tagOrLink = /[#＃@][\p{L}\p{N}_.]+|https?:\S+/gu;

const genitive = /'s$/u;

/**
 * A name inside a sentence that the person did not use, or null. In German, every noun has a capital, so capitals mean
 * nothing there, and neither do they in title case.
 */
function nameIn(text: string, said: Said, task: CaptionTask): string | null {
  const language = task.voice?.language ?? task.brief.language;
  if (language === "de") return null;
  const prose = text.replace(tagOrLink, "");
  for (const match of prose.match(capitalInside) ?? []) {
    const word = match.replace(genitive, "");
    if (plainCapitals.has(word.toLowerCase()) || isSmall(word.toLowerCase(), language)) continue;
    if (!hasSaid(said, word)) return word;
  }
  return null;
}
