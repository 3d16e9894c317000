import { captionLength } from "../../../contract/rules/caption-length.ts";
import { type PlatformId, platforms } from "../../../contract/rules/platforms.ts";
import { capitalize } from "../../../domain/captions/brief/casing.ts";
import type { Brief } from "../../../domain/captions/brief/brief.ts";
import type { Line } from "./lines/line.ts";
import type { Phrase } from "./phrase.ts";

/**
 * A line with the keyword set into it. The keyword's own end (a question mark, an exclamation) goes before the line's.
 */
export function setLine(line: Line, phrase: Phrase, platform: PlatformId): string {
  const text = line
    .replaceAll("{K}", phrase.start)
    .replaceAll("{k}", phrase.inside)
    .replace(/([!?？！…。])[.]/gu, "$1")
    .replace(/([?？]) ?\?(?!\?)/gu, "$1")
    .replace(/([!！])!(?!!)/gu, "$1")
    .replace(/\.{2}(?!\.)/gu, ".")
    .replace(/([?!…])(?=,)/gu, "");
  const broken = text
    .split("|")
    .map((part) => part.trim())
    .join(platforms[platform].paragraphs ? "\n\n" : " ");
  return capitalizeLines(broken);
}

function capitalizeLines(text: string): string {
  return text
    .split("\n")
    .map((line) =>
      /^\p{Ll}+[: ?!]/u.test(line) &&
      !/^(?:omg|okay|no|not|screaming|it's|wait|need|who's|run|stop|your|yes|lowkey|literally|besties)\b/u.test(line)
        ? capitalize(line)
        : line,
    )
    .join("\n");
}

/** Puts links behind the text, where they do not break a sentence. */
export function withLinks(text: string, brief: Brief, platform: PlatformId): string {
  const links = brief.slots.links.filter((link) => !text.includes(link));
  if (links.length === 0) return text;
  const joined = `${text}${platforms[platform].paragraphs ? "\n\n" : " "}${links.join(" ")}`;
  return captionLength(joined, platform) <= platforms[platform].lengthMax ? joined : text;
}

/** Whether a keyword is too long to be set into a line: it is a caption already. */
export function isLong(phrase: Phrase): boolean {
  return phrase.start.split(/\s+/u).length > 22 || phrase.start.length > 160 || /[^.\s]{4}[.!?] /u.test(phrase.start);
}
