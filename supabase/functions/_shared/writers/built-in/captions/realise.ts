import type { PostPlatformId } from "../../../contract/rules/platforms.ts";
import { platforms } from "../../../contract/rules/platforms.ts";
import { capitalize } from "../../../domain/captions/brief/casing.ts";
import type { BankLine } from "./bank/line.ts";
import type { Phrase } from "./phrase.ts";
import type { NounForms } from "./read/noun.ts";

const slot = /\{(?<name>[^{}]+)\}/gu;
const nounSlot = /\{(?!k\})(?!K\})[^{}]+\}/u;
const inside = /\{k\}/u;
const wholeSentence = /(?:^|[.!?…] |\| )[¿¡]?\{K\}(?:\.| ?[!?])?(?: \||$| (?=["“]?\p{Lu}))/u;
const opensWithWords = /^[¿¡]?\{K\}/u;
const behindColon = /: ?[¿¡]?\{k\}/u;
const colonBehind = /\{K\}:/u;
/** A keyword that is more than a phrase or one sentence: it cannot stand inside another sentence. */
const broken = /(?<!\b(?:Dr|Jr|Sr|St|Mr|Mrs|Ms|vs|Prof|No))[:.!?] /u;
const longWords = 14;

/**
 * How a line uses the person's words: not at all, as a sentence of their own in front of the line's or behind it, beside
 * a colon, or in a sentence.
 */
export type LineUse = "free" | "opening" | "closing" | "colon" | "inside";

export function useOf({ text }: BankLine): LineUse {
  if (!text.includes("{")) return "free";
  if (nounSlot.test(text)) return "inside";
  if (wholeSentence.test(text) && !inside.test(text)) return opensWithWords.test(text) ? "opening" : "closing";
  return behindColon.test(text) || colonBehind.test(text) ? "colon" : "inside";
}

/** Whether the person's words can be set into a line: as a noun where it needs one, and never twice broken. */
export function canHold(line: BankLine, phrase: Phrase, noun: NounForms | null): boolean {
  const use = useOf(line);
  if (line.needs.length > 0 && (noun === null || !line.needs.includes(noun.number))) return false;
  if (use === "free" || use === "opening" || use === "closing") return true;
  if (broken.test(phrase.start) || phrase.start.split(" ").length > longWords) return false;
  // "Ghosted by my sourdough: proof that waiting pays off" would explain a thing that was not named.
  if (use === "colon") return noun !== null || !colonBehind.test(line.text);
  return noun !== null && (noun.bare !== null || !/\{[nN]\}/u.test(line.text));
}

/** The text of a line with the person's words. Breaks become empty lines where the platform has room. */
export function realise(line: BankLine, phrase: Phrase, noun: NounForms | null, platform: PostPlatformId): string {
  const plural = noun?.number === "plural";
  // Most lines for questions have the question mark; one for statements gets it.
  const asked = phrase.asks ? line.text.replace(sentenceSlot, "$1?") : line.text;
  const text = asked.replace(slot, (whole, name: string) => {
    switch (name) {
      case "K":
        return phrase.start;
      case "k":
        return phrase.inside;
      case "a":
        return noun!.withArticle;
      case "A":
        return capitalize(noun!.withArticle);
      case "the":
        return noun!.definite;
      case "The":
        return capitalize(noun!.definite);
      case "n":
        return noun!.bare!;
      case "N":
        return capitalize(noun!.bare!);
      default:
        return name.includes("/") ? name.split("/")[plural ? 1 : 0]! : whole;
    }
  });
  return broke(mended(text), platform);
}

const sentenceSlot = /(\{[Kk]\})\./gu;
const endBeforePeriod = /([!?？！…。])[.]/gu;
const doubledQuestionMark = /([?？])( ?)\?(?!\?)/gu;
const doubledExclamationMark = /([!！])( ?)!(?!!)/gu;
const doubledPeriod = /(?<!\.)\.{2}(?!\.)/gu;
const endBeforeComma = /([?!…])(?=,)/gu;

/** The keyword's own end mark replaces the line's; a space before it, as in French, stays. */
function mended(text: string): string {
  return text
    .replace(endBeforePeriod, "$1")
    .replace(doubledQuestionMark, "$2$1")
    .replace(doubledExclamationMark, "$2$1")
    .replace(doubledPeriod, ".")
    .replace(endBeforeComma, "");
}

/** Sets the breaks of a text: an empty line where the platform has room, else a space. */
export function broke(text: string, platform: PostPlatformId): string {
  return text
    .split("|")
    .map((part) => part.trim())
    .join(platforms[platform].paragraphs ? "\n\n" : " ");
}
