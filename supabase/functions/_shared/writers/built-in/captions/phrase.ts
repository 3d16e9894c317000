import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { capitalize } from "../../../domain/captions/brief/casing.ts";
import { isSlur } from "../../../domain/text/slurs.ts";

/** The keyword in the forms that lines need, without a period. */
export interface Phrase {
  /** At the start of a sentence. */
  start: string;
  /** Inside a sentence. */
  inside: string;
  /** Whether it consists only of emoji, hashtags or numbers. */
  signs: boolean;
}

/** Prepares a brief's subject for lines. The person's words and their order stay unchanged. */
export function phraseOf(brief: Brief): Phrase {
  const { slots } = brief;
  // Lines for questions include the question marks.
  const subject = brief.form === "question" ? brief.subject.replace(/^¿\s*|\s*[?？]+$/gu, "") : brief.subject;
  const text =
    decent(subject)
      .replace(/[\s.,;:–—-]+$/u, "")
      .trim() ||
    spelledTags(slots.hashtags) ||
    slots.emoji.join("") ||
    slots.links.join(" ");
  if (!text) return { start: "", inside: "", signs: true };
  return {
    start: capitalize(text),
    inside: text,
    signs: !/\p{L}{2}/u.test(text),
  };
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

/** "#MondayMotivation" becomes "Monday motivation". */
function spelledTags(tags: readonly string[]): string {
  return tags
    .slice(0, 3)
    .map((tag) => tag.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, " ").trim())
    .join(", ");
}

/** Slurs are never written out. */
function decent(text: string): string {
  return text.replace(/[\p{L}\p{N}]+/gu, (word) => (isSlur(word) ? "…" : word));
}
