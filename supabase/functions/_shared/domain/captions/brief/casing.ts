import type { Word } from "./grammar.ts";

const always =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|april|june|july|august|september|october|november|december|christmas|xmas|easter|halloween|thanksgiving|hanukkah|passover|purim|diwali|holi|vaisakhi|nowruz|songkran|vesak|juneteenth|kwanzaa|ramadan|eid|oktoberfest|mardi|hogmanay|bastille|english|french|italian|spanish|german|japanese|chinese|korean|indian|thai|mexican|greek|turkish|portuguese|dutch|american|british|irish|european|african|asian)$/u;
const typed: Record<string, string> = {
  i: "I",
  "i'm": "I'm",
  "i've": "I've",
  "i'll": "I'll",
  "i'd": "I'd",
  "i’m": "I’m",
  "i’ve": "I’ve",
  "i’ll": "I’ll",
  "i’d": "I’d",
  bbq: "BBQ",
  diy: "DIY",
  nyc: "NYC",
  uk: "UK",
  usa: "USA",
  tiktok: "TikTok",
  instagram: "Instagram",
  youtube: "YouTube",
  ikea: "IKEA",
  iphone: "iPhone",
  netflix: "Netflix",
  xmas: "Xmas",
};
const beforePlaces = /^(?:in|to|from|through|around|across|near|of|at)$/u;
/** Countries and towns whose names are also everyday words. */
const ambiguous = new Set(
  "turkey china chile jordan mobile nice bath reading cork hull chad mali niger jersey bologna orange split bergen essen singles lima java".split(
    " ",
  ),
);

/** Words that stand in names of places without being one. */
const partOfPlaceName =
  /^(?:downtown|uptown|north|south|east|west|central|old|upper|lower|the|city|town|street|square|park|lake|river|bay|beach)$/u;
/** A word that is not a part of a mention, tag or address. */
const wordOfText = /(?<![@#/.\p{L}\p{N}])[\p{L}]+(?:['’]\p{L}+)?(?![@/])/gu;
const monthOrVerb = /^(?:march|may)$/u;
const beforeMonth = /^(?:in|by|until|since|this|next|last|early|late)$/u;

/** Days that are named after somebody: "Mother's Day", "New Year's Eve". */
const namedDay =
  /\b(?:mother|father|valentine|new year|patrick|veteran|president|grandparent|teacher|nurse|boss|april fool)(?:['’]s|s['’]|s) (?:day|eve)\b/giu;

const genitive = /['’]s$/u;

/**
 * Capitalizes weekdays, months, holidays, places and "I" as in English. A keyword in capitals is converted to lower
 * case first. Other capitals by the person stay.
 */
export function capitalizeEnglish(text: string, words: readonly Word[]): string {
  const letters = text.replace(/[^\p{L}]/gu, "");
  const shouted = letters.length > 7 && /\s/u.test(text) && letters === letters.toLocaleUpperCase("en");
  const base = shouted ? text.toLocaleLowerCase("en") : text;
  const places = new Set<string>();
  for (const [index, word] of words.entries()) {
    // Not the tag "Place" alone, which the library also uses for the "road" in "road trip".
    const place = word.tags.has("Country") || word.tags.has("City") || word.tags.has("Region");
    if (partOfPlaceName.test(word.normal)) continue;
    if (place && (!ambiguous.has(word.normal) || beforePlaces.test(words[index - 1]?.normal ?? ""))) {
      places.add(word.normal);
    }
  }
  let previous = "";
  const written = base.replace(wordOfText, (word) => {
    const lower = word.toLocaleLowerCase("en");
    const month = monthOrVerb.test(lower) && beforeMonth.test(previous);
    previous = lower;
    if (word !== lower) return word;
    if (Object.hasOwn(typed, lower)) return typed[lower]!;
    const root = lower.replace(genitive, "");
    return always.test(root) || month || places.has(lower) || places.has(root) ? capitalize(word) : word;
  });
  return written.replace(namedDay, (day) =>
    day.replace(/(?<!['’\p{L}])\p{L}/gu, (letter) => letter.toLocaleUpperCase("en")),
  );
}

/** Whether English writes a word with a capital in every position: weekdays, months, holidays. */
export function isAlwaysCapitalized(lower: string): boolean {
  return always.test(lower);
}

/** Names such as "iPhone", links, tags and email addresses. */
const ownCapitals = /^(?:\p{Ll}+\p{Lu}|https?:|www\.|@|#|[^\s@]+@[^\s@]+\.)/u;
const firstLetter = /^([^\p{L}\p{N}]*)(\p{L})/u;

/** Capitalizes the first letter. Words such as "iPhone", links and email addresses stay unchanged. */
export function capitalize(text: string): string {
  if (ownCapitals.test(text)) return text;
  return text.replace(firstLetter, (_, before: string, letter: string) => before + letter.toLocaleUpperCase("en"));
}
