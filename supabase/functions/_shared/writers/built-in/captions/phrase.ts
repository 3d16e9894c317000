import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { capitalize } from "../../../domain/captions/brief/casing.ts";
import { isSlur } from "../../../domain/text/slurs.ts";

/** The keyword in the shapes that lines ask for, without a full stop. */
export interface Phrase {
  /** At the start of a sentence. */
  start: string;
  /** Inside a sentence. */
  inside: string;
  /** Nothing but emoji, tags or numbers. */
  signs: boolean;
}

/** Sets a brief's subject; what the person typed keeps its words and their order. */
export function phraseOf(brief: Brief): Phrase {
  const { slots } = brief;
  // The lines of a question bring its marks.
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

/**
 * Sets the mark of hashtags where the person typed it; where no hashtag may stand, the words of the tag are told apart.
 */
export function withInlineTags(phrase: Phrase, tags: readonly string[], placed: boolean): Phrase {
  const set = (text: string) =>
    tags.reduce((rest, tag) => rest.replace(wordOf(tag), placed ? `#${tag}` : spelledTags([tag])), text);
  return tags.length === 0 ? phrase : { ...phrase, start: set(phrase.start), inside: set(phrase.inside) };
}

function wordOf(tag: string): RegExp {
  return new RegExp(`(?<![#\\p{L}\\p{N}_])${tag}(?![\\p{L}\\p{N}_])`, "iu");
}

/** "#MondayMotivation" says "Monday motivation". */
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
