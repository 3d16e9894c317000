/**
 * Control characters, and the invisible ones that turn text around or hide it. Joiners stay: emoji and several scripts
 * need them.
 */
const invisible = /(?!\n)\p{Cc}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFC]/gu;
const markRuns = /(\p{M}{4})\p{M}+/gu;

/**
 * What most texts are already: printable Latin letters and usual punctuation, single spaces between the words, at most
 * one empty line between the lines. Soft hyphens and combining marks are no part of it.
 */
const plain = "[\\x21-\\x7e\\xa1-\\xac\\xae-\\xff–—‘’“”…•]+";
const clean = new RegExp(`^${plain}(?:(?: |\\n\\n?)${plain})*$`, "u");

const lineBreak = /\r\n?|[\u2028\u2029\u0085]/gu;
const otherSpace = /\t|[^\S\n]/gu;

/**
 * Text as it may stand in a post: composed (NFC), without control characters, at most one empty line, no trailing
 * blanks.
 */
export function cleanText(text: string): string {
  if (clean.test(text)) return text;
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(lineBreak, "\n")
    .replace(otherSpace, " ")
    .replace(invisible, "")
    .replace(markRuns, "$1")
    .replace(/ {2,}/gu, " ")
    .replace(/ ?\n ?/gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/gu, " ");
}
