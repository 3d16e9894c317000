import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { capitalize } from "../../../domain/captions/brief/casing.ts";
import { isSlur } from "../../../domain/text/slurs.ts";

/** The keyword in the forms that lines need, without a period. */
export interface Phrase {
  /** At the start of a sentence. */
  start: string;
  /** Inside a sentence. */
  inside: string;
  /** Whether it consists only of emoji, hashtags, links or numbers. */
  signs: boolean;
  /** Whether it is a light question, whose mark is left out here. */
  asks: boolean;
}

/** The first of the characters for private use that stand for the links of a phrase, so that no line changes them. */
const firstMark = 0xe000;

const questionMarks = /^¿\s*|\s*[?？]+$/gu;

const marksAtEnd = /[\s.,;:–—-]+$/u;
const twoLetters = /\p{L}{2}/u;

/** Prepares a brief's subject for lines. The person's words and their order stay unchanged. */
export function phraseOf(brief: Brief): Phrase {
  const { slots } = brief;
  // Lines for questions include the question marks.
  const linked = maskLinks(brief.subjectWithLinks, slots.links);
  const subject = brief.form === "question" ? linked.replace(questionMarks, "") : linked;
  const text =
    decent(subject).replace(marksAtEnd, "").trim() ||
    spelledTags(slots.hashtags) ||
    slots.emoji.join("") ||
    maskLinks(slots.links.join(" "), slots.links);
  const asks = brief.form === "question" && brief.gravity === "light";
  if (!text) return { start: "", inside: "", signs: true, asks };
  return {
    // A sentence that begins with a link begins with its letters as they are.
    start: text.codePointAt(0) === firstMark ? text : capitalize(text),
    inside: text,
    signs: !twoLetters.test(text),
    asks,
  };
}

function maskLinks(text: string, links: readonly string[]): string {
  return links.reduce((rest, link, index) => rest.replace(link, String.fromCharCode(firstMark + index)), text);
}

const linkMark = /[\uE000-\uF8FF]/gu;

/** Puts the links of a brief back into a text that was made with its phrase. */
export function unmaskLinks(text: string, links: readonly string[]): string {
  return text.replace(linkMark, (sign) => links[sign.charCodeAt(0) - firstMark] ?? sign);
}

/** Restores hashtags where the person typed them; if no hashtag is allowed there, the tag is split into words. */
export function withInlineTags(phrase: Phrase, tags: readonly string[], placed: boolean): Phrase {
  const set = (text: string) =>
    tags.reduce((rest, tag) => rest.replace(wordOf(tag), placed ? `#${tag}` : spelledTags([tag])), text);
  return tags.length === 0 ? phrase : { ...phrase, start: set(phrase.start), inside: set(phrase.inside) };
}

function wordOf(tag: string): RegExp {
  return new RegExp(`(?<![#\\p{L}\\p{N}_])${tag}(?![\\p{L}\\p{N}_])`, "iu");
}

/** Between the words of "dogWalk" and "dog_walk". */
const wordBorder = /(?<=\p{Ll})(?=\p{Lu})|_/gu;

/** "#MondayMotivation" becomes "Monday motivation". */
function spelledTags(tags: readonly string[]): string {
  return tags
    .slice(0, 3)
    .map((tag) => tag.replace(wordBorder, " ").trim())
    .join(", ");
}

/** A breed of cats is one word here, because its second half is a slur on its own. */
const wordOfText = /maine coons?|[\p{L}\p{N}]+/giu;

/** Slurs are never written out. */
function decent(text: string): string {
  return text.replace(wordOfText, (word) => (isSlur(word) ? "…" : word));
}
