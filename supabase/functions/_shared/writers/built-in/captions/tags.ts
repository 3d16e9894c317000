import { hashtagCandidates, hashtagsFrom, tidyHashtags } from "../../../domain/text/hashtags.ts";
import { builtInHashtags } from "../../../contract/rules/levels.ts";
import type { Band, PostPlatformId } from "../../../contract/rules/platforms.ts";
import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { readGravity } from "../../../domain/captions/brief/gravity.ts";
import { metaphors } from "../../../domain/captions/brief/gravity-situations.ts";
import { hasDigit } from "../../../domain/text/characters.ts";
import type { Understanding } from "./sources.ts";

const wordOfTag = /\p{L}[\p{L}\p{N}\p{M}]+/gu;

/** How many hashtags a caption may have, and which caption of the set it is: its siblings get other tags. */
export interface TagOrder {
  band: Band;
  /** Whether the number was set with the sliders; then the band's minimum is met for any keyword. */
  asked: boolean;
  turn: number;
  platform: PostPlatformId;
}

const instagrams = /gram/iu;

/**
 * Hashtags, best first: the person's own, those made of their words, then those of the kind of subject, which are
 * true of everything of that kind.
 */
export function tagsFor(
  brief: Brief,
  { kind, situation }: Understanding,
  { band, asked, turn, platform }: TagOrder,
): string[] {
  const own = tidyHashtags(brief.slots.hashtags);
  const named = withoutMentions(brief.subject) || brief.slots.emoji.join(" ");
  const light = brief.gravity === "light";
  const known = light ? [...(kind?.tags ?? []), ...(situation?.tags ?? [])] : [];
  // "#DogsOfInstagram" belongs there.
  const ofKind = rotated(platform === "instagram" ? known : known.filter((tag) => !instagrams.test(tag)), turn);
  if (!asked) {
    const said = tidyHashtags([...own, ...(isTagged(brief) ? phrasesOf(brief) : [])]);
    const wanted = Math.max(own.length, Math.min(band.max, light ? builtInHashtags(band) : 1));
    return tidyHashtags([...said, ...ofKind]).slice(0, Math.min(band.max, wanted));
  }
  const made = tidyHashtags([...own, ...hashtagsFrom(named), ...ofKind]);
  const words = tidyHashtags(named.match(wordOfTag) ?? []);
  const filled =
    brief.gravity === "light"
      ? hashtagCandidates(made, named)
      : tidyHashtags([...made, ...words, ...hashtagCandidates([], named)]);
  return filled.slice(0, Math.max(band.min, Math.min(band.max, made.length, band.min + 1)));
}

const mention = /@\S+/gu;

/** Removes account names, which do not become hashtags, together with the rest of the phrase. */
function withoutMentions(subject: string): string {
  return subject.replace(mention, " . ").trim();
}

/** The same tags in another order for each caption of a set. */
function rotated(tags: readonly string[], turn: number): string[] {
  return tags.map((_, at) => tags[(at + turn) % tags.length]!);
}

/** Whether the person's own words make tags: not those of a joke, nor beside an account, nor on a grave subject. */
function isTagged(brief: Brief): boolean {
  if (brief.gravity !== "light") {
    return brief.gravity === "grave" && brief.form === "phrase" && brief.slots.hashtags.length > 0;
  }
  if (brief.form === "question" || brief.form === "request" || brief.intent === "feeling") return false;
  // "Custody battle over the TV remote" is a joke, and its words are a tag of something else.
  return brief.slots.mentions.length === 0 && brief.subject.replace(metaphors, "") === brief.subject;
}

/** The maximum number of words in a hashtag. */
const tagWordsMax = 3;
const tagLengthMax = 26;
/** Titles of private people, whom nobody searches for. */
const title = /\b(?:mr|mrs|ms|miss|mx|dr|prof|coach|sir|aunt|auntie|uncle)\b/iu;
const article = new RegExp(
  "^(?:(?:an?|the|my|our|your|his|her|their|this|that|some|" +
    "el|la|los|las|un|una|der|die|das|ein|eine|mein|meine|unsere?|nuestr[oa]s?|notre|nos|" +
    "nostr[oa]|noss[oa]|mi|le|les|une|mon|ma|il|lo|gli|mio|mia|o|os|as|um|uma)\\s+)+",
  "iu",
);

const endMarks = /[.!?…]+$/u;

/**
 * The phrases that may become hashtags: the whole phrase, or its initial noun phrase, if it is short, correctly spelled
 * and not a private name. Other parts would change the meaning: no "#TrainStation" for "the bookshop behind the train
 * station".
 */
function phrasesOf(brief: Brief): string[] {
  const { subject, subjectWithLinks, language, nounPhrase, intent } = brief;
  // The words around a link are no name of anything: "visit with @anna".
  if (subjectWithLinks !== subject) return [];
  const whole = subject.replace(endMarks, "").replace(article, "");
  const isWhole = language !== "en" || whole === nounPhrase || isName(brief);
  const phrases = [
    isWhole ? whole : "",
    brief.noun === "none" || (wholeOnly.has(intent) && whole !== nounPhrase) ? "" : nounPhrase,
  ];
  return phrases.filter((phrase) => phrase.length <= tagLengthMax && isTaggable(phrase, brief));
}

/** For these intents, only the whole phrase becomes a hashtag. */
const wholeOnly = new Set<Brief["intent"]>(["offer", "launch", "milestone"]);

const timeSpan = /\b(?:years?|months|weeks|days)\b/iu;

function isName(brief: Brief): boolean {
  return (
    brief.noun === "name" || brief.intent === "day" || (brief.intent === "milestone" && timeSpan.test(brief.subject))
  );
}

/** Marks, dashes, and digits beside letters. */
const brokenPhrase = /[^\p{L}\p{N}\p{M}'’ -]| - |\d\p{L}|\p{L}\d/u;
/** A word of three letters, or one of a script that has shorter words. */
const wordOrScript = /\p{L}{3}|[^\p{Script=Latin}\d]/u;
const ownStart = /^(?:my|our) /iu;
const nameAtEnd = /\s\p{Lu}\p{Ll}+$/u;

const startsWithDigit = /^\d/u;
const apostrophe = /['’]/u;

function isTaggable(phrase: string, { slots, subject, doubtful, intent, language }: Brief): boolean {
  const words = phrase.split(" ");
  if (!phrase || words.length > tagWordsMax || brokenPhrase.test(phrase) || startsWithDigit.test(phrase)) return false;
  if (!wordOrScript.test(phrase)) return false;
  if (language !== "en" && apostrophe.test(phrase)) return false;
  // "Our lovely intern Priya" is a private person, whom nobody searches for.
  if (ownStart.test(subject) && nameAtEnd.test(phrase)) return false;
  // Digits would be joined: "#Q32025".
  if (words.filter((word) => hasDigit(word)).length > 1 || title.test(phrase)) return false;
  // Apart from its joke, a part of it belongs to something else: "life sentence as tombola caller".
  if (phrase !== subject && readGravity(phrase) !== "light") return false;
  const lower = phrase.toLowerCase();
  if (doubtful.some((word) => lower.includes(word))) return false;
  if (slots.dates.some((date) => lower === date.toLowerCase()) && intent !== "day") return false;
  return !slots.people.some((person) => subject !== person && lower.includes(person.toLowerCase().split(" ").at(-1)!));
}
