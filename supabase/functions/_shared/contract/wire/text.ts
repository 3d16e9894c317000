import * as z from "zod/mini";

const unpairedSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Removes what Postgres text and UTF-8 cannot store: NUL characters and unpaired surrogates. */
export const storable = () =>
  z.overwrite<string>((text) => text.replaceAll("\0", "").replace(unpairedSurrogate, "\uFFFD"));

/**
 * Invisible characters, and those that change the direction of the following text. Joiners are kept, because emoji and
 * Persian need them.
 */
export const invisibleCharacters =
  /[\u00AD\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]/g;
/** Visible characters. */
export const visibleCharacter = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text without surrounding white space; empty if it has no visible characters. */
export function visibleText(text: string): string {
  return visibleCharacter.test(text.replace(invisibleCharacters, "")) ? text.trim() : "";
}

/** Text for messages; it is blank if it has no visible characters. */
export const visible = () => z.overwrite<string>(visibleText);

/** One line of visible text, for names: without invisible characters, and empty if nothing else remains. */
export const visibleLine = () =>
  z.overwrite<string>((text) => {
    const line = text
      .replace(invisibleCharacters, "")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim();
    return visibleCharacter.test(line) ? line : "";
  });

/** Whether a text has at most this many bytes in UTF-8. */
export const fitsBytes = (bytesMax: number, error: string) =>
  z.refine<string>((text) => new TextEncoder().encode(text).length <= bytesMax, error);

/** Whether a text has at most this many code points, as Postgres counts characters. */
export const fitsCodePoints = (max: number, error: string) =>
  z.refine<string>((text) => text.length <= max || Array.from(text).length <= max, error);
