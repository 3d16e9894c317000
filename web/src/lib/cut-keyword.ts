import { keywordLengthMax } from "@contract/rules/text-lengths.ts";

/**
 * A text as a keyword: in one line, and cut after the last whole word that fits.
 * @returns the keyword, at most 500 code points, and whether anything was left out
 */
export function cutKeyword(text: string): { keyword: string; cut: boolean } {
  const line = text.trim().replace(/\s+/gu, " ");
  const points = Array.from(line);
  if (points.length <= keywordLengthMax) return { keyword: line, cut: false };
  const kept = points.slice(0, keywordLengthMax + 1).join("");
  const lastSpace = kept.lastIndexOf(" ");
  // A text without spaces, for example in Japanese, is cut between two characters.
  const keyword =
    lastSpace > keywordLengthMax / 2 ? kept.slice(0, lastSpace) : points.slice(0, keywordLengthMax).join("");
  return { keyword, cut: true };
}
