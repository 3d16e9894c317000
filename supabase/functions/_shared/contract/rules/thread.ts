import { captionLength, findLinks, splitGraphemes } from "./caption-length.ts";
import { platforms, type PostPlatformId } from "./platforms.ts";
import { clauseEnds, sentenceEnds, wordEnds } from "./sentences.ts";

/** A text split into the posts of a thread. */
export interface Thread {
  /** The parts of the text. Joined, they are the text. */
  parts: string[];
  /** The posts as they are copied: each part, trimmed, and its number ("1/3") if there is more than one. */
  posts: string[];
}

/** Positions between the characters that a reader sees, none of them inside a link. */
function graphemeEnds(text: string): number[] {
  const links = findLinks(text);
  let end = 0;
  return splitGraphemes(text)
    .map((grapheme) => (end += grapheme.length))
    .filter((at) => !links.some((link) => at > link.index && at < link.index + link.text.length));
}

/**
 * Splits a text that is too long for one post of its platform into a numbered thread: between sentences, inside a
 * sentence only if it does not fit into one post, then between clauses, between words, and at last between characters.
 * A link is never cut. A text that fits stays one post without a number.
 * @returns every post is at most the platform's length, its number included
 */
export function splitThread(text: string, platform: PostPlatformId): Thread {
  const { lengthMax } = platforms[platform];
  if (captionLength(text.trim(), platform) <= lengthMax) return { parts: [text], posts: [text.trim()] };
  const levels = [sentenceEnds(text), clauseEnds(text), wordEnds(text), graphemeEnds(text)];
  // The numbers are part of the posts, and their width depends on how many posts there are.
  for (let digits = 1; ; digits += 1) {
    const parts = partsOf(text, levels, platform, lengthMax - ` /${"0".repeat(2 * digits)}`.length);
    if (String(parts.length).length > digits) continue;
    return { parts, posts: parts.map((part, index) => `${part.trim()} ${index + 1}/${parts.length}`) };
  }
}

function partsOf(text: string, levels: readonly number[][], platform: PostPlatformId, room: number): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const end = endOfPart(text, from, levels, platform, room);
    parts.push(text.slice(from, end));
    from = end;
  }
  return parts;
}

/** Where the part that begins at `from` ends. A coarse unit that fits into a post of its own is never cut. */
function endOfPart(
  text: string,
  from: number,
  levels: readonly number[][],
  platform: PostPlatformId,
  room: number,
): number {
  const fits = (start: number, end: number) => captionLength(text.slice(start, end).trim(), platform) <= room;
  let end = from;
  for (const ends of levels) {
    end = furthest(ends, end, (candidate) => fits(from, candidate));
    const next = ends.find((candidate) => candidate > end);
    if (next === undefined || (end > from && fits(end, next))) return end;
  }
  // One character that is longer than a post; no platform has one.
  return end > from ? end : (levels.at(-1)!.find((candidate) => candidate > from) ?? text.length);
}

/** The last of the ascending ends after `start` that fits, or `start`. Counting is slow, so it searches by halves. */
function furthest(ends: readonly number[], start: number, fits: (end: number) => boolean): number {
  const later = ends.filter((end) => end > start);
  let low = 0;
  let high = later.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(later[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low > 0 ? later[low - 1]! : start;
}
