import { cleanText } from "./clean.ts";

const wrapping: readonly [string, string][] = [
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["«", "»"],
  ["'", "'"],
  ["‘", "’"],
  ["`", "`"],
];

/** What stands around a caption and is no part of it: "Caption 2:", "1.", "Option A —". */
const label =
  /^(?:(?:caption|option|variation|version|post|text)\s*(?:#?\d{1,2}|[a-e])?\s*[:.)–—-]+|\d{1,2}[.)])\s+(?=\S)/iu;

const codeFence = /```[a-z]*\n?|```/gu;
const stars = /(?<![\p{L}\p{N}*])\*{1,3}(?=\S)([^*\n]+?)(?<=\S)\*{1,3}(?![\p{L}\p{N}*])/gu;
const underscores = /(?<![\p{L}\p{N}_])_{1,2}(?=\S)([^_\n]+?)(?<=\S)_{1,2}(?![\p{L}\p{N}_])/gu;
const heading = /(?<=^|\n)#{1,6} +(?=\S)/gu;
const quotation = /(?<=^|\n)> +/gu;
const link = /\[([^\]\n]{1,80})\]\((?:https?:)[^)\s]+\)/gu;

/**
 * Takes marks away that platforms show as they are: bold and italic stars, headings, code, a label, quotes around all.
 */
export function stripMarkup(text: string, given = ""): string {
  let plain = text
    .replace(codeFence, "")
    .replace(stars, "$1")
    .replace(underscores, "$1")
    .replace(heading, "")
    .replace(quotation, "")
    .replace(link, "$1");
  if (!label.test(given)) plain = cleanText(plain).replace(label, "");
  plain = cleanText(plain);
  for (const [open, close] of wrapping) {
    const inner = plain.slice(1, -1);
    const wraps =
      plain.length > 2 &&
      plain.startsWith(open) &&
      plain.endsWith(close) &&
      !inner.includes(open) &&
      !inner.includes(close);
    if (wraps && !given.trim().startsWith(open)) return inner.trim();
  }
  return plain;
}
