import { countEmoji, countHashtags } from "../../../contract/rules/caption-length.ts";
import type { CaptionTask } from "../port.ts";
import { sentencesOf } from "../voice/habits.ts";
import type { Reason } from "./reason.ts";
import { hasUpperCase } from "../../text/characters.ts";

/** The average number of words per sentence up to which a caption counts as short. */
const shortWordsMax = 14;

const link = /https?:\S+/gu;
const tagOrLink = /[#＃@][\p{L}\p{N}_]+|https?:\S+/gu;

const lowerCaseWord = /\p{Ll}{4}/u;
const questionSign = /[?¿]/u;

/** Where a caption contradicts the person's voice. Amounts set with the sliders take precedence. */
export function voiceReasons(caption: string, { voice, amountsAsked, brief }: CaptionTask): Reason[] {
  if (voice === null) return [];
  const found: string[] = [];
  // A keyword that is a question requires one.
  const isAsking = brief.text.includes("?") || brief.form === "question" || brief.intent === "question";
  const signed = voice.signature !== null && caption.toLowerCase().includes(voice.signature.text.toLowerCase());
  const text = unsigned(caption, voice.signature?.text ?? null).replace(link, " ");
  const sentences = sentencesOf(text);
  if (voice.casing === "lower" && startsUpper(text) > 0.34) found.push("write in lower case");
  if (voice.casing === "upper" && brief.gravity === "light" && lowerCaseWord.test(text.replace(tagOrLink, ""))) {
    found.push("write in capitals");
  }
  if (voice.length === "one-sentence" && sentences.length > 1 && !isGiven(text, brief.text)) {
    found.push("write one sentence only");
  }
  if (voice.length === "short" && !hasShortSentences(text)) found.push("write short sentences");
  if (!amountsAsked && voice.emoji === "none" && countEmoji(caption) > countEmoji(brief.text)) {
    found.push("use no emoji");
  }
  if (!amountsAsked && voice.hashtags === "none" && countHashtags(caption) > 0) found.push("use no hashtags");
  if (voice.exclamation === "none" && text.includes("!") && !brief.text.includes("!")) {
    found.push("use no exclamation marks");
  }
  if (voice.questions === "none" && questionSign.test(text) && !isAsking) found.push("ask no question");
  if (voice.signature && !signed) {
    found.push(`end with the person's signature, ${JSON.stringify(voice.signature.text)}`);
  }
  return found.map((what) => ({ kind: "voice", text: `It is not in the person's voice: ${what}.` }));
}

function unsigned(caption: string, signature: string | null): string {
  if (!signature) return caption;
  const at = caption.toLowerCase().lastIndexOf(signature.toLowerCase());
  return at === -1 ? caption : caption.slice(0, at) + caption.slice(at + signature.length);
}

/** The first letter of a sentence, except of a word in capitals. */
const sentenceStart = /(?:^|\n|[.!?…]\s+)[\p{Ps}\p{Pi}"'¿¡]*([\p{Ll}\p{Lu}])(?!\p{Lu}{2})/gu;

const tag = /[#＃@][\p{L}\p{N}_]+/gu;

/** The share of lines and sentences that start with a capital, from 0 to 1. */
function startsUpper(text: string): number {
  const starts = Array.from(text.replace(tag, "").matchAll(sentenceStart), (match) => match[1]!);
  return starts.filter((letter) => hasUpperCase(letter)).length / Math.max(1, starts.length);
}

/** A keyword of two sentences may be used as it was typed. */
function isGiven(text: string, given: string): boolean {
  const letters = (value: string) => value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return letters(sentencesOf(text).join("")) === letters(given);
}

/** Whether a caption suits a voice of short sentences, on average. */
export function hasShortSentences(text: string): boolean {
  const sentences = sentencesOf(text);
  const words = sentences.reduce((sum, sentence) => sum + sentence.split(/\s+/u).length, 0);
  return words / Math.max(1, sentences.length) <= shortWordsMax;
}
