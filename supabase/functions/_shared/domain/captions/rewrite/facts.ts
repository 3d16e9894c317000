import { findHashtags, findLinks } from "../../../contract/rules/caption-length.ts";
import type { Brief } from "../brief/brief.ts";
import { dateWords, moneyWords, numberWords } from "../judge/claim-words.ts";
import { account, capitalInside, digitsIn, plainCapitals, plainNumber } from "../judge/numbers-and-names.ts";
import type { Reason } from "../judge/reason.ts";
import { wordsOf } from "../judge/said.ts";

/** What a rewritten caption must say as the original does. */
export interface FactRules {
  /** Hashtags inside the text may be left out or become words. */
  hashtags?: "free";
  /** The text is in another language, so that only what has no language is compared. */
  translated?: boolean;
}

/** The numbers of a text without its links: digits, and number words from two on. */
function numbersIn(text: string, withWords: boolean): Set<string> {
  const digits = digitsIn(withoutLinks(text)).map(plainNumber);
  if (!withWords) return new Set(digits);
  const words = wordsOf(text).flatMap((word) => numberWords.get(word) ?? []);
  return new Set([...digits, ...words.map(String)]);
}

function withoutLinks(text: string): string {
  return findLinks(text).reduce((rest, link) => rest.replace(link.text, " "), text);
}

function phrasesIn(text: string, pattern: RegExp): string[] {
  return (text.match(pattern) ?? []).map((phrase) => phrase.toLowerCase());
}

const tagOrMention = /[#＃@][\p{L}\p{N}_.]+/gu;

function namesIn(text: string): string[] {
  const prose = withoutLinks(text).replace(tagOrMention, "");
  return (prose.match(capitalInside) ?? []).filter((word) => !plainCapitals.has(word.toLowerCase()));
}

const missing = (what: string): Reason => ({
  kind: "claim",
  text: `It leaves out ${JSON.stringify(what)}. Keep every number, name, link, mention and date of the caption.`,
});

/**
 * The facts of a caption that its rewritten form leaves out, and the numbers and hashtags that it adds: numbers,
 * prices, dates, links, mentions, hashtags inside the text, and names. What else is invented, the judge finds.
 * @param brief of the keyword; its people and places are names even at the start of a sentence. In German, every noun
 * has a capital, so only these count as names there
 */
export function factReasons(original: string, result: string, brief: Brief, rules: FactRules = {}): Reason[] {
  const lower = result.toLowerCase().replaceAll("’", "'");
  const { translated = false } = rules;
  const kept = (text: string) => lower.includes(text.toLowerCase().replaceAll("’", "'"));
  const given = numbersIn(original, !translated);
  const stated = numbersIn(result, true);
  const lost = [
    ...[...given].filter((number) => !stated.has(number)),
    ...findLinks(original)
      .map(({ text }) => text)
      .filter((text) => !kept(text)),
    ...(original.match(account) ?? []).filter((text) => !kept(text)),
    ...(rules.hashtags === "free" ? [] : findHashtags(original).filter((tag) => !kept(`#${tag}`))),
  ];
  if (!translated) {
    const words = wordsOf(result);
    const says = (phrase: string) => wordsOf(phrase).every((word) => words.some((other) => sameStem(word, other)));
    const own = [...brief.slots.people, ...brief.slots.places].filter((text) =>
      original.toLowerCase().includes(text.toLowerCase()),
    );
    const phrases = [...phrasesIn(original, moneyWords), ...phrasesIn(original, dateWords)];
    const names = brief.language === "de" ? own : [...namesIn(original), ...own];
    lost.push(...[...phrases, ...names].filter((phrase) => !kept(phrase) && !says(phrase)));
  }
  const added = [
    ...[...numbersIn(result, false)].filter((number) => !given.has(number) && !numbersIn(original, true).has(number)),
    ...findHashtags(result)
      .filter((tag) => rules.hashtags !== "free" && !findHashtags(original).includes(tag))
      .map((tag) => `#${tag}`),
  ];
  return [
    ...[...new Set(lost)].slice(0, 4).map(missing),
    ...added.slice(0, 2).map((what): Reason => ({
      kind: "claim",
      text: `It adds ${JSON.stringify(what)}, which the caption does not have. Leave it out.`,
    })),
  ];
}

function sameStem(word: string, other: string): boolean {
  if (word === other) return true;
  return word.length >= 4 && other.startsWith(word.slice(0, Math.max(4, word.length - 3)));
}
