import { findLinks } from "../../../contract/rules/caption-length.ts";
import { bareText } from "./bare-text.ts";

/** Characters for private use, which stand for the links of a text while it is taken apart. */
const firstMark = 0xe000;
const mark = /^([\uE000-\uF8FF])(\p{P}*)$/u;

/** A word that cannot end a sentence, so that the link after it belongs to it: "sign up at https://…". */
const needsLink = new RegExp(
  "^(?:at|on|via|from|to|in|with|by|of|for|under|through|into|and|or|&|plus|vs|is|are|was|visit|see|out|try|read|use|open|" +
    "browse|join|watch|click|tap|here['’]s|auf|unter|bei|von|mit|für|und|oder|ist|en|de|con|para|y|o|sur|chez|avec|et|à|su|" +
    "da|per|e|em|por|com|visita|visite|visitez|besuche?|besucht)$",
  "iu",
);
/** A word that cannot begin a sentence by itself, so that the link before it does: "https://… is our new shop". */
const needsSubject =
  /^(?:is|are|was|were|has|have|had|will|can|and|or|&|opens|opened|launches|launched|sells|ships|makes|made|works|offers|got|ist|sind|hat|und|oder|es|son|tiene|est|sont|et|è|sono|e|é|são)$/iu;
const sentenceEnd = /[.!?…。！？]$/u;

/** Whether the link at this place is part of a sentence, so that the sentence would be broken without it. */
function isInline(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1];
  const after = tokens.slice(at + 1).find((token) => !mark.test(token));
  const link = mark.exec(tokens[at]!)!;
  if (before === undefined) return after !== undefined && needsSubject.test(after) && link[2] === "";
  if (sentenceEnd.test(before)) return false;
  // Also behind the last word of a list: "compare https://… and https://…".
  return after === undefined ? needsLink.test(before) : true;
}

/**
 * Puts the links that belong to a sentence of the text back into its subject.
 * @param text the keyword
 * @param subject its words without links, one for each word of `text`
 * @returns the subject, unchanged where no link is inside a sentence, or where its words are not those of the text
 */
export function withInlineLinks(text: string, subject: string): string {
  const links = findLinks(text).map((link) => link.text);
  if (links.length === 0 || subject === "") return subject;
  const tokens = bareText(text, (index) => String.fromCharCode(firstMark + index)).split(" ");
  const words = subject.split(" ");
  if (tokens.filter((token) => !mark.test(token)).length !== words.length) return subject;
  const placed: string[] = [];
  for (const [at, token] of tokens.entries()) {
    const [, sign, marks = ""] = mark.exec(token) ?? [];
    if (sign === undefined) {
      placed.push(words.shift()!);
      continue;
    }
    if (!isInline(tokens, at)) continue;
    const last = placed.at(-1);
    // The mark behind a link stands behind the word before it in the subject.
    if (marks !== "" && last?.endsWith(marks)) placed[placed.length - 1] = last.slice(0, -marks.length);
    placed.push(links[sign.charCodeAt(0) - firstMark]! + marks);
  }
  return placed.join(" ");
}
