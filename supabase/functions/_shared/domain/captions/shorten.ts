import { captionLength, findLinks, splitGraphemes } from "../../contract/rules/caption-length.ts";
import type { PostPlatformId } from "../../contract/rules/platforms.ts";

/** Words that make a sentence look unfinished when they come last. */
const hanging =
  /[\s,;:–—-]+(?:a|an|the|and|or|but|of|to|in|on|at|for|with|from|by|my|your|our|their|his|her|its|is|are|was|were|that|this|so|as|than)$/iu;
const openMarks = /[\s,;:–—(«“"'-]+$/u;

/** Words that never end a sentence, even in loose writing. */
const unfinished = /[\s,;:–—-]+(?:a|an|the|and|or|but|of|my|your|our|their)$/iu;

/** Removes the dangling words of an unfinished text. Other texts stay unchanged. */
export function trimUnfinished(text: string): string {
  let rest = text;
  for (let shorter = rest.replace(unfinished, ""); shorter !== rest; shorter = rest.replace(unfinished, ""))
    rest = shorter;
  return rest;
}

/** Removes what cannot precede '…': a dangling article or preposition, an open quote, a comma. */
function trimHanging(text: string): string {
  let rest = text.replace(openMarks, "");
  for (let shorter = rest.replace(hanging, ""); shorter !== rest; shorter = rest.replace(hanging, ""))
    rest = shorter.replace(openMarks, "");
  return rest;
}

const sentenceEnd = /[.!?…。！？]+["”’)]*(?=\s|$)|[。！？]/gu;

const periodsAtEnd = /[.…]+$/u;

/**
 * Shortens a text to `max` characters as the platform counts: after the last sentence that fits if that keeps most of
 * the text, otherwise after a word with '…'. A link is kept completely or removed; a text without spaces is cut between
 * graphemes.
 */
export function shortenText(text: string, platform: PostPlatformId, max: number): string {
  if (captionLength(text, platform) <= max) return text;
  if (max < 1) return "";
  const cuts = wordEnds(text);
  const fits = (end: number, suffix: string) => captionLength(text.slice(0, end).trimEnd() + suffix, platform) <= max;
  const atWord = lastFitting(cuts, (end) => fits(end, "…"));
  const sentences = Array.from(text.matchAll(sentenceEnd), (match) => match.index + match[0].length);
  const atSentence = lastFitting(sentences, (end) => fits(end, ""));
  if (atSentence > 0 && atSentence >= atWord * 0.55) return text.slice(0, atSentence).trim();
  const words = trimHanging(text.slice(0, atWord).trimEnd());
  if (words) return `${words.replace(periodsAtEnd, "")}…`;
  return shortenGraphemes(text, platform, max);
}

function shortenGraphemes(text: string, platform: PostPlatformId, max: number): string {
  const first = text.split(/\s/u)[0] ?? "";
  if (findLinks(first).length > 0) return "";
  const graphemes = splitGraphemes(first);
  const ends = graphemes.map((_, index) => index + 1);
  const end = lastFitting(ends, (count) => captionLength(`${graphemes.slice(0, count).join("")}…`, platform) <= max);
  return end > 0 ? `${graphemes.slice(0, end).join("")}…` : "";
}

const wordOfText = /\S+/gu;

function wordEnds(text: string): number[] {
  return Array.from(text.matchAll(wordOfText), (match) => match.index + match[0].length);
}

/** The largest of the ascending `ends` that fits, or 0. */
function lastFitting(ends: readonly number[], fits: (end: number) => boolean): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(ends[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low > 0 ? ends[low - 1]! : 0;
}
