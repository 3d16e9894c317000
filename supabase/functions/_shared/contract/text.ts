import * as z from "zod/mini";

/** Removes what Postgres text and UTF-8 cannot hold: NUL characters and halves of surrogate pairs. */
export const storable = () => z.overwrite<string>((text) => text.replaceAll("\0", "").replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD"));

/** Marks that show nothing, and those that turn the direction of what follows. Joiners stay: emoji and Persian need them. */
export const unseen = /[\u00AD\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]/g;
/** What people can see. */
export const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text without the space around it; empty when nothing in it can be seen. */
export function visibleText(text: string): string {
  return seen.test(text.replace(unseen, "")) ? text.trim() : "";
}

/** Text that people can see, for messages: blank is whatever shows nothing. */
export const visible = () => z.overwrite<string>(visibleText);

/** One line that people can see, for names: without marks that show nothing, and empty when nothing else is in it. */
export const visibleLine = () => z.overwrite<string>((text) => {
  const line = text.replace(unseen, "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  return seen.test(line) ? line : "";
});

/** Whether a text is at most so many bytes long in UTF-8. */
export const fitsBytes = (bytesMax: number, error: string) => z.refine<string>((text) => new TextEncoder().encode(text).length <= bytesMax, error);
