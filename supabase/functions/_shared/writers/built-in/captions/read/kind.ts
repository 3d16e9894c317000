import { wordSet } from "../../../../domain/text/words.ts";
import type { KindIndex } from "../bank/index.ts";
import { headIndex } from "./noun.ts";

const leading = wordSet(
  "a an the my our your his her their this that these those some first second third last next new",
);
/** Behind the noun, these leave it what it is: "leg day done", "sourdough again". */
const trailing = wordSet(`
  again today tonight tomorrow now here finally done finished restocked available open ready already together out
  back haul day days season time moment moments session sessions vibes mood life things stuff era edition goals update
  check week weekend morning mornings afternoon evening night nights date collection collections photo photos pic pics
  video videos content post addict enthusiast nerd junkie girl girls guy person parent parents mama obsession story
  routine club lover lovers love fan people crew gang dates run runs energy
`);
/** A noun with one of these behind it is still about the noun: "coffee shop", "pottery workshop", "nail set". */
const carriers = wordSet(`
  shop store bar cafe studio salon stand truck cart class classes workshop lesson lessons course training practice
  festival fair market show contest competition tasting tour trip party menu recipe recipes set sets kit box boxes
  basket tin jar mug mugs glass bowl tray board collection order orders batch drop launch deal sale special offer
  appointment appointments service services repair repairs tips ideas hack hacks book books video photos lab project
  flavor flavour scent progress challenge tournament match game games league team captain teacher instructor coach
  lover owner mom dad shelf
  wall corner table stall display window season pass ticket tickets delivery subscription gift gifts card cards
`);
/** Measures: what counts stands behind "of". */
const measures = wordSet(`
  cup cups mug bowl bowls plate plates slice slices piece pieces pile stack jar jars bottle bottles glass glasses pair
  pairs set bunch box boxes batch basket bag bags tray pot pots roll lots kind bit loaf round day night evening weekend
  week month year hour morning start end return photo picture pictures video couple family herd pack pan tub thermos flask bucket
`);
const phraseMax = 5;
const word = /[\p{L}\p{N}]+(?:['’&-][\p{L}\p{N}]+)*/gu;

const accounts = /[@#]\S+/gu;

/** The words of a text in lower case, with straight apostrophes, without accounts and hashtags. */
export function plainWords(text: string): string[] {
  return text.toLowerCase().replaceAll("’", "'").replace(accounts, " ").match(word) ?? [];
}

/** A name behind a noun: "new puppy Biscuit" is a puppy. */
const nameBehind = /(?<=^\p{Ll}[^\p{Lu}]* )(?<!\b(?:in|at|from|of|to|for|with|by|near|the|and|on) )\p{Lu}\p{Ll}+$/u;
/** A capitalized word at the end, which may be the name of a model. */
const modelBehind = / \p{Lu}[\p{L}\d]+$/u;
/** Who is there is what the picture is about: "morning walk with my dog". */
const company = /^(?<what>.+) with (?:my|our|the) (?<who>(?:\p{Ll}+ ){0,2}\p{Ll}+)$/u;
const animate = wordSet("dog puppy cat kitten baby");

/** The kind of the noun at the head of a phrase: "road bike" for "second-hand road bike with a basket", or null. */
export function kindOfPhrase(subject: string, index: KindIndex): string | null {
  const who = company.exec(subject)?.groups?.["who"];
  const whose = who === undefined ? null : index.named(who);
  if (whose !== null && animate.has(whose)) return whose;
  const whole = index.named(plainWords(subject).join(" "));
  if (whole !== null) return whole;
  const words = plainWords(subject.replace(nameBehind, ""));
  const from = words.findIndex((one) => !leading.has(one));
  if (from < 0) return null;
  const found = kindOfWords(words.slice(from), index);
  // The model stands behind the brand: "my new Subaru Crosstrek".
  return found ?? (modelBehind.test(subject) ? kindOfWords(words.slice(from, -1), index) : null);
}

function kindOfWords(words: readonly string[], index: KindIndex): string | null {
  if (words.length === 0) return null;
  const head = headIndex(words);
  // "A bowl of ramen" is ramen.
  if (words[head + 1] === "of" && measures.has(words[head]!)) {
    const behind = words.slice(head + 2);
    return kindOfWords(
      behind.slice(
        Math.max(
          0,
          behind.findIndex((one) => !leading.has(one)),
        ),
      ),
      index,
    );
  }
  // A fixed phrase with a preposition: "day at the beach".
  for (let end = words.length - 1; end > head; end -= 1) {
    const found = longestAt(words, end, index, end - head + 1);
    if (found) return found;
  }
  let end = head;
  const phrase = longestAt(words, end, index, 2);
  if (phrase) return phrase;
  // "Pumpkin patch weekend" is about the pumpkins.
  const before = trailing.has(words[end]!) && end > 0 ? longestAt(words, end - 1, index) : null;
  const atHead = before ?? longestAt(words, end, index);
  if (atHead) return atHead;
  while (end > 0 && trailing.has(words[end]!)) {
    end -= 1;
    const found = longestAt(words, end, index);
    if (found) return found;
  }
  if (end > 0 && carriers.has(words[end]!)) {
    const found = longestAt(words, end - 1, index);
    if (found) return found;
  }
  return index.derived(words[end]!);
}

/** The kind of the longest phrase of the bank that ends at a word. @param least how many words it must have */
function longestAt(words: readonly string[], end: number, index: KindIndex, least = 1): string | null {
  for (let size = Math.min(phraseMax, end + 1); size >= least; size -= 1) {
    const found = index.named(words.slice(end - size + 1, end + 1).join(" "));
    if (found) return found;
  }
  return null;
}

/** "Father Mike is retiring" is about nobody's father. */
const titled =
  /\b(?:[Ff]ather|[Mm]other|[Ss]ister|[Bb]rother|[Pp]astor|[Cc]oach|[Oo]fficer|[Cc]hef|[Cc]aptain) \p{Lu}\p{L}+/gu;

/** The kind of the longest phrase of the bank that begins at a word and is no time. */
function longestFrom(words: readonly string[], from: number, index: KindIndex): string | null {
  for (let size = Math.min(phraseMax, words.length - from); size > 0; size -= 1) {
    const found = index.named(words.slice(from, from + size).join(" "));
    if (found && !times.has(found)) return found;
  }
  return null;
}

/** Before these, a noun only says where or when: "she said yes on the ferry". */
const places = wordSet("on in at during before after until since near by behind under over through around from into");
/** What stands behind these is a landmark or a comparison. */
const beside = wordSet("next near beside across opposite behind like size");
/** Verbs at the start of an announcement that are nouns elsewhere. */
const imperatives = wordSet("book order shop plan train park");
/** Kinds of times: in a statement they say when, and what it is about stands elsewhere. */
export const times = wordSet(`
  monday midweek friday weekend sunday morning evening spring summer autumn winter christmas easter new-year halloween
  thanksgiving independence-day holiday-season advent-calendar lunar-new-year holy-days early-bird sun rain snow storm fog
`);

/**
 * The first noun of a statement that has a kind, where it is not somebody's ("my neighbor's dog" is the dog).
 * @param anywhere whether a noun that only says where or when counts as well
 * @param timed whether it may be about a time of the week or the year, if about nothing else
 */
export function kindInStatement(
  subject: string,
  index: KindIndex,
  { anywhere, timed }: { anywhere: boolean; timed: boolean },
): string | null {
  const words = plainWords(subject.replace(titled, " "));
  let time: string | null = null;
  for (let from = 0; from < words.length; from += 1) {
    const isPlace = words.slice(Math.max(0, from - 2), from).some((word) => places.has(word));
    if (isPlace && !anywhere) continue;
    // "Find us next to the post office" is about us.
    if (words.slice(Math.max(0, from - 3), from).some((word) => beside.has(word))) continue;
    // "Book your tire change" is about no book.
    if (from === 0 && imperatives.has(words[0]!)) continue;
    for (let size = Math.min(phraseMax, words.length - from); size > 0; size -= 1) {
      const phrase = words.slice(from, from + size);
      if (phrase.at(-1)!.endsWith("'s")) continue;
      const found = index.named(phrase.join(" "));
      // "The pumpkin spice soap is back" is about soap.
      if (found && !times.has(found)) return longestFrom(words, from + size, index) ?? found;
      time ??= found;
    }
  }
  return timed ? time : null;
}
