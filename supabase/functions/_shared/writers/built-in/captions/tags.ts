import { hashtagCandidates, keywordHashtags, tidyHashtags } from "../../../domain/text/hashtags.ts";
import { platforms, type Band, type PlatformId } from "../../../contract/rules/platforms.ts";
import type { Brief } from "../../../domain/captions/brief/brief.ts";

/**
 * Hashtags made of the person's own words, the best first: their own tags, the whole phrase, then its groups of words.
 * @param asked whether the number was set with the sliders; then the band's minimum is met, whatever the keyword
 */
export function tagsFor(brief: Brief, band: Band, platform: PlatformId, asked: boolean): string[] {
  const own = tidyHashtags(brief.slots.hashtags);
  const named = withoutMentions(brief.subject);
  if (!asked) {
    const wanted = Math.min(band.max, Math.max(own.length, wantedFor(brief, platform)));
    return tidyHashtags([...own, ...phrasesOf(brief)]).slice(0, wanted);
  }
  const made = tidyHashtags([...own, ...keywordHashtags(named)]);
  const words = tidyHashtags(named.match(/\p{L}[\p{L}\p{N}\p{M}]+/gu) ?? []);
  const filled =
    brief.gravity === "light"
      ? hashtagCandidates(made, named)
      : tidyHashtags([...made, ...words, ...hashtagCandidates([], named)]);
  return filled.slice(0, Math.max(band.min, Math.min(band.max, made.length, band.min + 1)));
}

/** Accounts are no hashtags, and the rest of a phrase around one is a torn piece. */
function withoutMentions(subject: string): string {
  return subject.replace(/@\S+/gu, " . ").trim();
}

/** A sentence, a question and a feeling need no tag; nor does anything grave that is no cause with a name. */
function wantedFor(brief: Brief, platform: PlatformId): number {
  if (brief.gravity !== "light") {
    return brief.gravity === "grave" && brief.form === "phrase" && brief.slots.hashtags.length > 0 ? 1 : 0;
  }
  if (brief.form === "sentence" || brief.form === "question" || brief.form === "request" || brief.intent === "feeling")
    return 0;
  if (brief.slots.mentions.length > 0) return 0;
  return platforms[platform].hashtagsUsual;
}

/** Words that a tag holds at most. */
const tagWordsMax = 3;
const tagLengthMax = 26;
/** Who is named so is somebody's neighbor, nobody that people search for. */
const title = /\b(?:mr|mrs|ms|miss|mx|dr|prof|coach|sir|aunt|auntie|uncle)\b/iu;
const article = new RegExp(
  "^(?:(?:an?|the|my|our|your|his|her|their|this|that|some|" +
    "el|la|los|las|un|una|der|die|das|ein|eine|mein|meine|unsere?|nuestr[oa]s?|notre|nos|" +
    "nostr[oa]|noss[oa]|mi|le|les|une|mon|ma|il|lo|gli|mio|mia|o|os|as|um|uma)\\s+)+",
  "iu",
);

/**
 * What a tag may be made of: the whole phrase, or the noun phrase it begins with, where that is short, spelled well and
 * no private name. A piece out of the middle says something else: no "#TrainStation" of the bookshop behind one.
 */
function phrasesOf(brief: Brief): string[] {
  const { subject, language, nounPhrase, intent } = brief;
  const whole = subject.replace(/[.!?…]+$/u, "").replace(article, "");
  const isWhole = language !== "en" || whole === nounPhrase || isName(brief);
  const phrases = [
    isWhole ? whole : "",
    brief.noun === "none" || (wholeOnly.has(intent) && whole !== nounPhrase) ? "" : nounPhrase,
  ];
  return phrases.filter((phrase) => phrase.length <= tagLengthMax && isTaggable(phrase, brief));
}

/** News is more than its nouns: only the whole of it makes a tag. */
const wholeOnly = new Set<Brief["intent"]>(["offer", "launch", "milestone"]);

function isName(brief: Brief): boolean {
  return (
    brief.noun === "name" ||
    brief.intent === "day" ||
    (brief.intent === "milestone" && /\b(?:years?|months|weeks|days)\b/iu.test(brief.subject))
  );
}

function isTaggable(phrase: string, { slots, subject, doubtful, intent, language }: Brief): boolean {
  const words = phrase.split(" ");
  if (
    !phrase ||
    words.length > tagWordsMax ||
    /[^\p{L}\p{N}\p{M}'’ -]| - |\d\p{L}|\p{L}\d/u.test(phrase) ||
    /^\d/u.test(phrase)
  )
    return false;
  if (!/\p{L}{3}|[^\p{Script=Latin}\d]/u.test(phrase)) return false;
  if (language !== "en" && /['’]/u.test(phrase)) return false;
  // "Our lovely intern Priya" is nobody that people search for.
  if (/^(?:my|our) /iu.test(subject) && /\s\p{Lu}\p{Ll}+$/u.test(phrase)) return false;
  // Digits run together: "#Q32025".
  if (words.filter((word) => /\d/u.test(word)).length > 1 || title.test(phrase)) return false;
  const lower = phrase.toLowerCase();
  if (doubtful.some((word) => lower.includes(word))) return false;
  if (slots.dates.some((date) => lower === date.toLowerCase()) && intent !== "day") return false;
  return !slots.people.some((person) => subject !== person && lower.includes(person.toLowerCase().split(" ").at(-1)!));
}
