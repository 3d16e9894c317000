import { hasShortSentences } from "../../../domain/captions/judge/voice-kept.ts";
import type { Voice } from "../../../domain/captions/voice/voice.ts";
import { sentencesOf } from "../../../domain/captions/voice/habits.ts";
import { endsWithLetterOrNumber } from "../../../domain/text/characters.ts";

/** The register of a voice, if it has its own lines. */
export function registerOf(voice: Voice | null): Voice["register"] | "minimal" {
  if (!voice) return null;
  if (voice.length === "one-sentence" && voice.register !== "formal") return "minimal";
  if (voice.register) return voice.register;
  return voice.slang || voice.capsWord ? "loud" : null;
}

const questionSign = /[?¿]/u;

/** Whether a finished text suits a voice, for example one without questions or with short sentences. */
export function fitsVoice(text: string, voice: Voice | null, isQuestion: boolean): boolean {
  if (!voice) return true;
  if (voice.questions === "none" && questionSign.test(text) && !isQuestion) return false;
  if (voice.length === "short" && !hasShortSentences(text)) return false;
  return voice.length !== "one-sentence" || sentencesOf(text).length < 2;
}

const period = /(?<![.…])\.(?=\s|$)/gu;
const lastPeriod = /(?<![.…])\.$/u;

/** Applies the person's habits to a finished text. Links, handles and names with their own capitals stay unchanged. */
export function applyVoice(text: string, voice: Voice | null, options: { grave: boolean; roomy: boolean }): string {
  if (!voice) return text;
  let own = text;
  if (voice.opener && !options.grave) own = `${voice.opener} ${own}`;
  if (voice.exclamation === "none") own = own.replace(/!+/gu, ".");
  if (voice.exclamation === "many" && !options.grave) own = own.replace(period, "!");
  if (voice.capsWord && !options.grave) own = withCapsWord(own);
  if (voice.casing !== null && !(voice.casing === "upper" && options.grave)) {
    own = cased(own, voice.casing, voice.capsWord === true);
  }
  if (voice.openEnd) own = own.replace(lastPeriod, "");
  return voice.signature ? signed(own, voice.signature, options.roomy) : own;
}

function signed(text: string, signature: NonNullable<Voice["signature"]>, roomy: boolean): string {
  const ended = endsWithLetterOrNumber(text) ? `${text}.` : text;
  const joint = signature.ownLine ? "\n" : " ";
  return ended + (roomy && text.includes("\n") ? "\n\n" : joint) + signature.text;
}

/** A word that is not a part of a mention, tag or address. */
const wordOfText = /(?<![@#/\p{L}])\p{L}{3,}(?![\p{L}@/.])/gu;

/** Puts the longest word of the first line in capitals, for emphasis. */
function withCapsWord(text: string): string {
  const [first = ""] = text.split("\n");
  const words = first.match(wordOfText) ?? [];
  const longest = words.reduce((long, word) => (word.length >= long.length ? word : long), "");
  return longest ? text.replace(longest, longest.toLocaleUpperCase("en")) : text;
}

const addressLike = /:\/\/|^@|^www\./u;

const wordWithMarks = /\S+/gu;
const wordInCapitals = /^\p{Lu}{3,}\P{L}*$/u;

function cased(text: string, casing: "lower" | "upper", keepCaps: boolean): string {
  return text.replace(wordWithMarks, (word) => {
    if (addressLike.test(word) || (keepCaps && wordInCapitals.test(word))) return word;
    return casing === "lower" ? word.toLocaleLowerCase("en") : word.toLocaleUpperCase("en");
  });
}
