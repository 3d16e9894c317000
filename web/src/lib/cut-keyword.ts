import { keywordLengthMax } from "@contract/rules/text-lengths.ts";

/**
 * A text as a keyword: in one line, and cut after the last whole word that fits.
 * @param max in code points
 * @returns the keyword and whether anything was left out
 */
export function cutKeyword(text: string, max = keywordLengthMax): { keyword: string; cut: boolean } {
  const line = text.trim().replace(/\s+/gu, " ");
  const points = Array.from(line);
  if (points.length <= max) return { keyword: line, cut: false };
  const kept = points.slice(0, max + 1).join("");
  const lastSpace = kept.lastIndexOf(" ");
  // A text without spaces, for example in Japanese, is cut between two characters.
  const keyword = lastSpace > max / 2 ? kept.slice(0, lastSpace) : points.slice(0, max).join("");
  return { keyword, cut: true };
}
