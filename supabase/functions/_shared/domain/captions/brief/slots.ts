import { findEmoji, findHashtags, findLinks } from "../../../contract/rules/caption-length.ts";
import { inlineHashtags } from "../../text/hashtags.ts";
import type { Word } from "./grammar.ts";
import type { Slots } from "./brief.ts";
import { startsWithUpperCase } from "../../text/characters.ts";

const discount =
  /\b\d{1,3}\s?%(?: off)?|[-−]\d{1,3}\s?%|\b(?:two|three|2|3)[- ]for[- ](?:one|two|1|2)\b|\b\d ?[x×] ?\d\b|\bbogof?\b|\bhalf[- ]price\b|\bfree (?:delivery|shipping|entry|class|coffee|returns)\b/giu;
const price =
  /(?:[$€£¥₹]\s?\d[\d.,]*|\b\d[\d.,]*\s?(?:[$€£¥₹]|(?:usd|eur|gbp|chf|kr|zł|dollars?|euros?|pounds?|bucks|reais)\b))/giu;
const number = /\d+(?:[.,:]\d+)*/gu;
const spelled =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|first|second|third|tenth)\b/giu;
const month = "january|february|march|april|may|june|july|august|september|october|november|december";
/** "March" and "May" only where a number or a preposition makes them months. */
const date = new RegExp(
  [
    `\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${month})(?: \\d{4})?\\b`,
    `\\b(?:${month}) \\d{1,2}(?:st|nd|rd|th)?\\b`,
    `\\b(?:in|by|until|till|since|this|next|last|from) (?:${month})\\b`,
    `\\b(?:january|february|april|june|july|august|september|october|november|december)\\b`,
    "\\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\\b",
    "\\b(?:tonight|today|tomorrow|yesterday)\\b",
    "\\bthis (?:weekend|week|month|morning|afternoon|evening|year)\\b",
    "\\bnext (?:week|month|year|weekend)\\b",
    "\\b\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|uhr|h)\\b",
    "\\b\\d{1,2}:\\d{2}\\b",
    "\\b(?:1[89]|20)\\d{2}\\b",
    "\\b\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?\\b",
  ].join("|"),
  "giu",
);
const mention = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{2,30}/gu;

const all = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).map((found) => found.trim());

/** What a text contains literally. @param words its parts of speech if the text is English, otherwise empty */
export function readSlots(text: string, words: readonly Word[]): Slots {
  const links = findLinks(text).map((link) => link.text);
  const plain = links.reduce((rest, link) => rest.replace(link, " "), text);
  const discounts = all(plain, discount);
  const prices = all(plain, price);
  const dates = all(plain, date);
  const taken = [...discounts, ...prices, ...dates].join(" ");
  return {
    discounts,
    prices,
    dates,
    numbers: [...all(plain, number).filter((found) => !taken.includes(found)), ...all(plain, spelled)],
    places: groups(words, (word) => ["Place", "Country", "City", "Region"].some((tag) => word.tags.has(tag))),
    people: groups(words, (word) => word.tags.has("Person") && startsWithUpperCase(word.text)),
    mentions: all(plain, mention).map((found) => found.replace(/\.$/u, "")),
    hashtags: findHashtags(text),
    inlineHashtags: inlineHashtags(text),
    links,
    emoji: findEmoji(text),
  };
}

/** Neighboring words that belong together: "New" and "Zealand". */
function groups(words: readonly Word[], belongs: (word: Word) => boolean): string[] {
  const found: string[][] = [];
  let open = false;
  for (const word of words) {
    const part = belongs(word);
    if (part && open) found[found.length - 1]!.push(word.text);
    else if (part) found.push([word.text]);
    open = part;
  }
  return found.map((parts) => parts.join(" "));
}
