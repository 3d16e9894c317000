import { captionLength } from "../../../contract/rules/caption-length.ts";
import { type PostPlatformId, platforms } from "../../../contract/rules/platforms.ts";
import { capitalize } from "../../../domain/captions/brief/casing.ts";
import type { Brief } from "../../../domain/captions/brief/brief.ts";
import type { Line } from "./lines/line.ts";
import { type Phrase, unmaskLinks } from "./phrase.ts";

/** Inserts the keyword into a line. The keyword's own end mark (a question or exclamation mark) replaces the line's. */
export function setLine(line: Line, phrase: Phrase, platform: PostPlatformId): string {
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

/** Sets the links that belong to a sentence, and appends the others after the text. Links alone get no period. */
export function withLinks(masked: string, brief: Brief, platform: PostPlatformId): string {
  const text = unmaskLinks(
    brief.form === "signs" ? masked.replace(/([\uE000-\uF8FF])\.$/u, "$1") : masked,
    brief.slots.links,
  );
  const links = brief.slots.links.filter((link) => !text.includes(link));
  if (links.length === 0) return text;
  const joined = `${text}${platforms[platform].paragraphs ? "\n\n" : " "}${links.join(" ")}`;
  return captionLength(joined, platform) <= platforms[platform].lengthMax ? joined : text;
}

/** Whether a keyword is too long for a line, because it is already a caption. */
export function isLong(phrase: Phrase): boolean {
  return phrase.start.split(/\s+/u).length > 22 || phrase.start.length > 160 || /[^.\s]{4}[.!?] /u.test(phrase.start);
}
