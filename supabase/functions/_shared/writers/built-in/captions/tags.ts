import { hashtagCandidates, keywordHashtags, tidyHashtags } from "../../../captions/hashtags.ts";
import { platforms, type Band, type PlatformId } from "../../../contract/platforms.ts";
import type { Brief } from "../../../domain/captions/brief/brief.ts";

/**
 * Hashtags made of the person's own words, the best first: their own tags, the whole phrase, then its groups of words.
 * @param asked whether the number was set with the sliders; then the band's minimum is met, whatever the keyword
 */
export function tagsFor(brief: Brief, band: Band, platform: PlatformId, asked: boolean): string[] {
  const own = tidyHashtags(brief.slots.hashtags);
  const named = withoutMentions(brief.subject);
  const made = tidyHashtags([...own, ...keywordHashtags(named)]);
  if (!asked) {
    const wanted = Math.min(band.max, Math.max(own.length, wantedFor(brief, platform)));
    return good(made, own, brief).slice(0, wanted);
  }
  const words = tidyHashtags(named.match(/\p{L}[\p{L}\p{N}\p{M}]+/gu) ?? []);
  const filled = brief.gravity === "light"
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
  if (
    brief.form === "sentence" || brief.form === "question" || brief.form === "request" || brief.intent === "feeling"
  ) return 0;
  if (brief.noun === "none" && brief.language === "en" || brief.slots.mentions.length > 0) return 0;
  return platforms[platform].hashtagsUsual;
}

/** Without tags that are a piece of a sentence: more than three words, or numbers. */
function good(tags: readonly string[], own: readonly string[], { subject, slots, intent }: Brief): string[] {
  const people = new Set([...slots.people, ...slots.dates].map((text) => text.toLowerCase()));
  return tags.filter((tag, index) => {
    if (own.includes(tag)) return true;
    if (people.has(tag.toLowerCase()) && tag.toLowerCase() !== subject.toLowerCase()) return false;
    return tag.length <= 26 && !/^\d/u.test(tag) && isPiece(tag, subject, intent) &&
      (index <= own.length || /\p{Ll}\p{Lu}/u.test(tag));
  });
}

/** News is more than its nouns: only the whole of it makes a tag. */
const wholeOnly = new Set<Brief["intent"]>(["offer", "launch", "milestone"]);

/** Whether a tag is the whole phrase, or two neighbouring words of it and more: "tickets" alone says nothing of an offer. */
function isPiece(tag: string, subject: string, intent: Brief["intent"]): boolean {
  const words = subject.toLowerCase().split(/\s+/u).map((word) => word.replace(/[^\p{L}\p{N}\p{M}]/gu, "")).filter(
    Boolean,
  );
  const core = words.filter((word, at) => at > 0 || !/^(?:a|an|the|my|our|your)$/u.test(word));
  const wanted = tag.toLowerCase();
  const whole = subject.split(/\s+/u).length < 2 || wholeOnly.has(intent);
  if (wanted === words.join("") || wanted === core.join("")) return true;
  // A group of words ends where a small word is: "#StreetFood" of street food in Jamaica, no "#CopperWatering" of a can.
  const edge = (word: string | undefined) =>
    word === undefined ||
    /^(?:in|on|at|of|with|for|from|by|to|and|or|the|a|an|my|our|your|de|da|do|di|du|la|le|en|im|am|und|et|e|y)$/u.test(
      word,
    );
  return !whole &&
    words.some((_, from) =>
      edge(words[from - 1]) &&
      words.some((__, to) => to > from && edge(words[to + 1]) && words.slice(from, to + 1).join("") === wanted)
    );
}
