import { findHashtags } from "../../contract/rules/caption-length.ts";
import { cleanLine } from "./clean.ts";
import { emojiHashtags } from "./emoji-tags.ts";
import { hasLetter, hasUpperCase } from "./characters.ts";

/** Longest hashtag that is made here, in UTF-16 code units; nobody searches for longer ones. */
const hashtagLengthMax = 30;

/** A text of three or four words makes one hashtag up to this length. */
const wholeMax = 22;

const uncased = /[\p{Lo}]/u;
const tagWord = /[\p{L}\p{N}\p{M}_\u200C]+/gu;
/** A word with what follows its apostrophe: "dog's". */
const word = /[\p{L}\p{N}\p{M}_\u200C]+(?:[’'][\p{L}]+)?/gu;
/** The hashtags at the end of a text. */
const closingHashtags = /(?:(?:^|\s+)[#＃]+[\p{L}\p{N}\p{M}_\u200C]+[.!]?)+\s*$/u;
/** The same, also with commas between them. */
const closingHashtagsInList = /(?:(?:^|\s+)[#＃]+[\p{L}\p{N}\p{M}_\u200C]+[.,;]?)+\s*$/u;
/** The place between two hashtags without a space: "#one#two". */
const betweenJoinedHashtags = /(?<=[#＃][\p{L}\p{N}\p{M}_]*)(?=[#＃])/gu;
const leadingSmallWord = /^(?:how to|an?|the|my|our|your|his|her|their|this|some)\s+/iu;

const leadingMarks = /^[\p{M}\u200C]+/u;

/**
 * Makes one hashtag word from a phrase: words joined in CamelCase, marks and blanks left out.
 * @returns the tag without '#', or null where nothing valid comes out (no letter, one lone letter, too long)
 */
function toHashtag(phrase: string): string | null {
  const words = cleanLine(phrase).replace(/[’'`]/gu, "").replaceAll("&", " and ").match(tagWord) ?? [];
  const tag = (words.length === 1 ? words[0]! : words.map(capitalize).join("")).replace(leadingMarks, "");
  const short = tag.length < 2 && !uncased.test(tag);
  const found = short || tag.length > hashtagLengthMax ? [] : findHashtags(`#${tag}`);
  if (found.length !== 1 || found[0] !== tag) return null;
  return words.length === 1 ? capitalize(tag) : tag;
}

function capitalize(word: string): string {
  // "iPhone" and "NYC" keep their own capitals.
  if (hasUpperCase(word.slice(1))) return word;
  const [first = "", ...rest] = word;
  return first.toLocaleUpperCase("en") + rest.join("");
}

const leadingSigns = /^[\s#＃]+/u;

/** Valid, without repeats (case apart), in order. Accepts tags with or without '#', and phrases. */
export function tidyHashtags(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  const tidy: string[] = [];
  for (const raw of tags) {
    const tag = toHashtag(raw.replace(leadingSigns, ""));
    const key = tag?.toLowerCase();
    if (!tag || !key || seen.has(key)) continue;
    seen.add(key);
    tidy.push(tag);
  }
  return tidy;
}

/** The hashtags that stand inside a text as words of it: "#ShopSmall weekend", but not "beach day #OurSummer". */
export function inlineHashtags(text: string): string[] {
  return findHashtags(text.replace(closingHashtags, ""));
}

const hashSign = /[#＃]/u;

/**
 * Takes the hashtags out of a text: those at the end leave it, those in a sentence stay as plain words.
 * @param kept hashtags that stay where they stand, with their mark
 */
export function liftHashtags(text: string, kept: readonly string[] = []): { text: string; hashtags: string[] } {
  if (!hashSign.test(text)) return { text, hashtags: [] };
  let rest = text.replace(betweenJoinedHashtags, " ");
  const found = (within: string) => findHashtags(within).filter((tag) => !kept.includes(tag));
  const hashtags = found(rest);
  rest = rest.replace(closingHashtagsInList, "");
  for (let tags = found(rest); tags.length > 0; tags = found(rest)) {
    for (const tag of tags) rest = rest.replace(new RegExp(`(?<![\\p{L}\\p{N}\\p{M}_&/])[#＃]+(?=${tag})`, "u"), "");
  }
  return { text: rest.trim(), hashtags };
}

const emptyWords = new Set(
  "a an and are as at be been but by can could did do does for from get got had has have he her here hers him his how i if in into is it its just like me more my no not of off oh on or our out she so some that the their them then there they this to too up us very was we were what when where which who why will with would you your yours am really much many still also about over after before only".split(
    " ",
  ),
);

const contractedEnd = /[’']\w+$/u;

/** The words of a text that carry meaning, in order, without repeats (case apart). */
export function meaningfulWords(text: string): string[] {
  const seen = new Set<string>();
  const words: string[] = [];
  for (const [found] of text.matchAll(word)) {
    const key = found.toLowerCase().replace(contractedEnd, "");
    if (emptyWords.has(key) || seen.has(key) || !hasLetter(key) || (key.length < 3 && !uncased.test(key))) continue;
    seen.add(key);
    words.push(found);
  }
  return words;
}

/** Words too general to be searched for. */
const vagueWords = new Set(
  "new old first last best good great nice today tonight tomorrow yesterday day days night evening life house week thing things time make made take get going want need like really finally always never one two three best way lot kind big little yet black white".split(
    " ",
  ),
);

/** Between these words a phrase has a seam: what stands on either side is a name of its own. */
const seams = new Set(
  "with in at on for from of about near by after before during under over while without to between against into along across through around behind beside off this these that those and or but plus vs all every each any no".split(
    " ",
  ),
);

const clauseEnd = /[:;,.!?()–—]+(?=\s|$)/gu;

/** The runs of words between a phrase's small words: "morning run with my dog" has "morning run" and "dog". */
function wordRuns(line: string): string[][] {
  const runs: string[][] = [[]];
  for (const [found] of line.replace(clauseEnd, " and ").matchAll(word)) {
    const key = found.toLowerCase();
    if (emptyWords.has(key) || seams.has(key)) runs.push([]);
    else runs[runs.length - 1]!.push(found);
  }
  return runs.filter((run) => run.length > 0);
}

const notInWord = /[^\p{L}\p{N}]/gu;

/**
 * What a text itself gives: its own hashtags, a short text as one tag, its word groups ("MorningRun"), then the
 * words that stand alone.
 */
export function hashtagsFrom(text: string): string[] {
  const line = cleanLine(text).slice(0, 200);
  const phrase = line.replace(leadingSmallWord, "");
  const words = meaningfulWords(line);
  const count = phrase.split(" ").length;
  const whole =
    count <= 4 && (words.length > 0 || count === 1) && (count < 3 || phrase.replace(notInWord, "").length <= wholeMax)
      ? [phrase]
      : [];
  const runs = wordRuns(line);
  const groups = runs.filter((run) => run.length === 2 || run.length === 3).map((run) => run.join(" "));
  // Alone, only the last word of a group names a thing: "soup", not "pumpkin"; "pie", not "grandma's".
  const heads = runs.map((run) => run[run.length - 1]!);
  const telling = heads.filter(
    (word) => !vagueWords.has(word.toLowerCase()) && hasLetter(word) && words.includes(word),
  );
  return tidyHashtags([
    ...findHashtags(text),
    ...whole,
    ...groups,
    ...(telling.length > 0 ? telling : words).slice(0, 6),
  ]);
}

/** For a text without a word that carries meaning: "9 to 5" gives "9to5", and emoji give what they show. */
function wordlessHashtags(text: string): string[] {
  const joined = cleanLine(text).replace(notInWord, "");
  const isTag = hasLetter(joined) && joined.length <= hashtagLengthMax;
  return [...(isTag ? [joined] : []), ...emojiHashtags(text)];
}

/** What people put around a word to make a tag of it, for numbers of tags that a short text cannot fill. */
const behind = ["Post", "Time", "Notes", "Talk", "Diary", "Story", "Moment", "OfTheDay"];
const before = ["More", "All", "Just", "About"];

/**
 * Hashtags in falling order of use: the writer's own, what the text gives, its single words, then tags made around
 * the first of them. None is made of anything that neither the writer nor the person said.
 */
export function hashtagCandidates(own: readonly string[], text: string): string[] {
  const words = tidyHashtags([...own, ...hashtagsFrom(text), ...meaningfulWords(text)]);
  const made = words.length > 0 ? words : tidyHashtags(wordlessHashtags(text));
  const root = (made.toSorted((a, b) => a.length - b.length)[0] ?? "").slice(0, hashtagLengthMax - 8);
  // A text of digits makes no tag alone, and one of emoji none at all.
  const digits = text.match(/\d+/gu)?.join("_") ?? "";
  if (!root) return tidyHashtags([...behind.map((word) => word + digits), ...before.map((word) => word + digits)]);
  return tidyHashtags([...made, ...behind.map((word) => root + word), ...before.map((word) => word + root)]);
}
