import { findLinks } from "./caption-length.ts";

/** Words whose period ends no sentence, and the numbers of a list. */
const abbreviation =
  /(?:^|[.!?\n]\s*)\d{1,2}\.$|(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|St|Jr|Sr|Prof|vs|No|e\.g|i\.e|z\.B|d\.h|p\.ej|\p{Lu})\.$/u;
const closing = '["”’»)\\]]*';
/** Emoji behind an end mark belong to the sentence before them. */
const emojiBehind = "(?:\\s+[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\p{Emoji_Modifier}\\uFE0F\\u200D]+)*";
const sentenceEnd = new RegExp(`[.!?…]+${closing}${emojiBehind}\\s+|[。！？]+[」』）”]*\\s*|\\s*\\n\\s*`, "gu");
const clauseEnd = /[,;:–—)]\s+|[、，；：]/gu;
const wordEnd = /\s+/gu;

/**
 * Where the units of a text end: positions behind each unit and the white space after it, in ascending order. The last
 * one is the end of the text. No position is inside a link.
 */
function endsIn(text: string, pattern: RegExp, isEnd: (match: RegExpExecArray) => boolean = () => true): number[] {
  const links = findLinks(text);
  const ends = Array.from(text.matchAll(pattern))
    .filter(isEnd)
    .map((match) => match.index + match[0].length)
    .filter(
      (end) => end < text.length && !links.some((link) => end > link.index && end < link.index + link.text.length),
    );
  return [...ends, text.length];
}

/** The ends of a text's sentences and lines; abbreviations such as "Dr." end none. */
export function sentenceEnds(text: string): number[] {
  return endsIn(text, sentenceEnd, ({ 0: mark, index }) => {
    return mark.includes("\n") || !mark.startsWith(".") || !abbreviation.test(text.slice(0, index + 1));
  });
}

/** The ends of a text's clauses: behind a comma, a colon, a dash. */
export function clauseEnds(text: string): number[] {
  return endsIn(text, clauseEnd);
}

/** The ends of a text's words. */
export function wordEnds(text: string): number[] {
  return endsIn(text, wordEnd);
}

/** The sentences and lines of a text, each with the white space behind it. Joined, they are the text. */
export function sentencesIn(text: string): string[] {
  const ends = sentenceEnds(text);
  return ends.map((end, index) => text.slice(index === 0 ? 0 : ends[index - 1], end)).filter((part) => part !== "");
}
