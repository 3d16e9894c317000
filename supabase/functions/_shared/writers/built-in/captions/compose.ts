import { captionLength } from "../../../contract/rules/caption-length.ts";
import { type PostPlatformId, platforms } from "../../../contract/rules/platforms.ts";
import { capitalize } from "../../../domain/captions/brief/casing.ts";
import type { Brief } from "../../../domain/captions/brief/brief.ts";
import type { Line } from "./lines/line.ts";
import { type Phrase, unmaskLinks } from "./phrase.ts";

const endBeforePeriod = /([!?？！…。])[.]/gu;
const doubledQuestionMark = /([?？]) ?\?(?!\?)/gu;
const doubledExclamationMark = /([!！])!(?!!)/gu;
const doubledPeriod = /\.{2}(?!\.)/gu;
const endBeforeComma = /([?!…])(?=,)/gu;

/** Inserts the keyword into a line. The keyword's own end mark (a question or exclamation mark) replaces the line's. */
export function setLine(line: Line, phrase: Phrase, platform: PostPlatformId): string {
  const text = line
    .replaceAll("{K}", phrase.start)
    .replaceAll("{k}", phrase.inside)
    .replace(endBeforePeriod, "$1")
    .replace(doubledQuestionMark, "$1")
    .replace(doubledExclamationMark, "$1")
    .replace(doubledPeriod, ".")
    .replace(endBeforeComma, "");
  const broken = text
    .split("|")
    .map((part) => part.trim())
    .join(platforms[platform].paragraphs ? "\n\n" : " ");
  return capitalizeLines(broken);
}

/** First words of lines that are meant to begin in lower case. */
const staysLower = /^(?:omg|okay|no|not|screaming|it's|wait|need|who's|run|stop|your|yes|lowkey|literally|besties)\b/u;

const lowerCaseStart = /^\p{Ll}+[: ?!]/u;

function capitalizeLines(text: string): string {
  return text
    .split("\n")
    .map((line) => (lowerCaseStart.test(line) && !staysLower.test(line) ? capitalize(line) : line))
    .join("\n");
}

const linkBeforePeriod = /([\uE000-\uF8FF])\.$/u;

/** Sets the links that belong to a sentence, and appends the others after the text. Links alone get no period. */
export function withLinks(masked: string, brief: Brief, platform: PostPlatformId): string {
  const text = unmaskLinks(brief.form === "signs" ? masked.replace(linkBeforePeriod, "$1") : masked, brief.slots.links);
  const links = brief.slots.links.filter((link) => !text.includes(link));
  if (links.length === 0) return text;
  const joined = `${text}${platforms[platform].paragraphs ? "\n\n" : " "}${links.join(" ")}`;
  return captionLength(joined, platform) <= platforms[platform].lengthMax ? joined : text;
}

const sentenceInside = /[^.\s]{4}[.!?] /u;

/** Whether a keyword is too long for a line, because it is already a caption. */
export function isLong(phrase: Phrase): boolean {
  return phrase.start.split(/\s+/u).length > 22 || phrase.start.length > 160 || sentenceInside.test(phrase.start);
}
