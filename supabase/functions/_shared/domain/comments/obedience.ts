import { premiumPricePerMonth } from "../../contract/rules/price.ts";

/**
 * Checks whether a response follows a stranger's instructions. This catches what the check of the comment has missed.
 */

/** Phrases of a comment that tell the account what to write. */
const order =
  /\b(say|says|write|type|print|output|repeat|echo|spell|reply|respond|answer|confirm|announce|declare|state|post|translate|complete|continue|tell (everyone|everybody|people|them|us all)|include|contain|mention|digas?|escrib\w+|respond\w+|dis|dites|écri\w+|répond\w+|sagt?|schreibt?|antworte\w*|scriv\w+|rispond\w+|diga|escrev\w+)\b/iu;
/**
 * If the comment contains an instruction, this many of its words in a row count as obedience; otherwise this many count
 * as a quotation.
 */
const wordsOrdered = 3;
const wordsQuoted = 8;
/** The same in letters, for scripts without spaces between words. */
const lettersOrdered = 6;

/** Promises that only the people behind the account may make, and statements that no account makes about itself. */
const promises =
  /\d\s?%|[$€£¥₹]\s?\d|\b\d+\s?(dollars?|euros?|usd|eur)\b|\b(refund(s|ed)?|discounts?|vouchers?|coupons?|promo ?codes?|giveaway|for free|free (premium|access|months?|years?|accounts?)|lifetime|guarantee[ds]?)\b/iu;
/** What Premium costs may be said anywhere. */
const ownPrice = `$${premiumPricePerMonth.toFixed(2)}`;
const machine =
  /\b(chat ?gpt|gpt[- ]?\d|open ?ai|anthropic|claude|gemini|language model|as an? ai|i('m| am) an? (ai|bot|assistant))\b|\b(system|developer) (prompt|message)\b/iu;
const phone = /\+?\d(?:[\s().-]{0,2}\d){6,}/u;

/**
 * Whether a response is anything other than a few short, polite sentences. @param response as it was written, with its
 * line breaks
 */
export function saysTooMuch(response: string): boolean {
  return (
    promises.test(response.replaceAll(ownPrice, "")) ||
    machine.test(response) ||
    phone.test(response) ||
    response.trim().split(/\n+/u).length > 2
  );
}

const foreignScript =
  /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Cyrillic}|\p{Script=Arabic}/u;
const thanks = /^(thank(s| you)|you're welcome)\b/iu;
const quotation = /["'“”„‘’«»`]([^"'“”„‘’«»`]{3,})["'“”„‘’«»`]/gu;
const shoutedWord = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu;

/** Whether a response repeats the comment: dictated words, quoted words, or a word in capitals. */
export function obeys(response: string, comment: string): boolean {
  const said = words(response);
  const asked = words(comment);
  const ordered = order.test(comment) || foreignScript.test(comment);
  if (sharesRun(said, asked, ordered ? wordsOrdered : wordsQuoted)) return true;
  // The comment contains the whole response, unless it only says thanks.
  if (said.length > 1 && said.length < asked.length && sharesRun(said, asked, said.length) && !thanks.test(response))
    return true;
  const quoted = [...comment.matchAll(quotation)].map(([, text]) => words(text!).join(" "));
  if (quoted.some((text) => text.includes(" ") && ` ${said.join(" ")} `.includes(` ${text} `))) return true;
  if (!ordered) return false;
  if (sharesRun([...said.join("")].filter(isUnspaced), [...asked.join("")].filter(isUnspaced), lettersOrdered))
    return true;
  if (said.length === 1 && asked.includes(said[0]!)) return true;
  if (quoted.some((text) => text !== "" && ` ${said.join(" ")} `.includes(` ${text} `))) return true;
  const shouted = new Set(comment.match(shoutedWord));
  return (response.match(/\p{L}+/gu) ?? []).some((word) => shouted.has(word));
}

const wordOfText = /[\p{L}\p{N}]+/gu;

const words = (text: string): string[] =>
  text.normalize("NFKC").toLowerCase().replace(/[’']/gu, "").match(wordOfText) ?? [];
/** Scripts that put no space between words. */
const unspacedScript = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

const isUnspaced = (letter: string) => unspacedScript.test(letter);

/** Whether two lists have a sequence of `length` elements in common. */
function sharesRun(one: readonly string[], other: readonly string[], length: number): boolean {
  if (length < 1 || one.length < length || other.length < length) return false;
  const runs = (list: readonly string[]) =>
    list.slice(0, list.length - length + 1).map((_, from) => list.slice(from, from + length).join(" "));
  const known = new Set(runs(other));
  return runs(one).some((run) => known.has(run));
}
