import {
  captionLength,
  countEmoji,
  countHashtags,
} from "../../supabase/functions/_shared/contract/rules/caption-length.ts";
import { sentencesOf } from "../../supabase/functions/_shared/domain/captions/voice/habits.ts";
import { smallWordCounts } from "../../supabase/functions/_shared/domain/captions/voice/prose-language.ts";
import type { Voice } from "../../supabase/functions/_shared/domain/captions/voice/voice.ts";

/** The measurable properties of a writing style, each from 0 to 1, independent of the subject. */
type Style = Record<
  | "lower"
  | "capsWord"
  | "emoji"
  | "hashtags"
  | "exclamation"
  | "questions"
  | "signature"
  | "oneSentence"
  | "words"
  | "we"
  | "spanish",
  number
>;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const bounded = (value: number) => Math.max(0, Math.min(1, value));

const hashtag = /[#＃][\p{L}\p{N}_]+/gu;
const lowerCaseStart = /^[^\p{Lu}]*\p{Ll}/u;

const wordInCapitals = /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u;
const firstPersonPlural = /\b(?:we|our|us)\b/iu;

/** Measures the style of a few captions. @param signature the signature that they may have */
function styleOf(captions: readonly string[], signature: string | null = null): Style {
  const share = (test: (caption: string) => boolean) => mean(captions.map((caption) => Number(test(caption))));
  const prose = captions.map((caption) =>
    caption
      .replace(hashtag, "")
      .replace(signature ?? "\u0000", "")
      .trim(),
  );
  const sentences = prose.map(sentencesOf);
  const words = smallWordCounts(prose.join(" "));
  return {
    lower: mean(prose.map((text) => Number(lowerCaseStart.test(text)))),
    capsWord: share((caption) => wordInCapitals.test(caption)),
    emoji: bounded(mean(captions.map(countEmoji)) / 2),
    hashtags: bounded(mean(captions.map(countHashtags))),
    exclamation: share((caption) => caption.includes("!")),
    questions: share((caption) => caption.includes("?")),
    signature: signature === null ? 0 : share((caption) => caption.toLowerCase().includes(signature.toLowerCase())),
    oneSentence: mean(sentences.map((list) => Number(list.length <= 1))),
    we: share((caption) => firstPersonPlural.test(caption)),
    words: bounded(mean(prose.map((text) => captionLength(text, "instagram"))) / 120),
    spanish: words[0]?.language === "es" && words[0].count > 0 ? 1 : 0,
  };
}

/** The values that captions in this voice should have. Properties that the voice does not define are left out. */
function expectedStyle(voice: Voice): Partial<Style> {
  const when = <T>(value: T | null, numbers: Partial<Record<string, number>>) =>
    value === null ? undefined : numbers[String(value)];
  const style: Partial<Style> = {
    lower: voice.casing === "lower" ? 1 : 0,
    capsWord: voice.capsWord ? 1 : 0,
    emoji: when(voice.emoji, { none: 0, few: 0.5, many: 1 }),
    hashtags: when(voice.hashtags, { none: 0, some: 1 }),
    exclamation: when(voice.exclamation, { none: 0, many: 1 }),
    questions: when(voice.questions, { none: 0 }),
    signature: voice.signature ? 1 : 0,
    oneSentence: voice.length === "one-sentence" ? 1 : undefined,
    spanish: voice.language === "es" ? 1 : 0,
    we: voice.examples.length > 0 ? styleOf(voice.examples).we : undefined,
    words: voice.examples.length > 0 ? styleOf(voice.examples).words : undefined,
  };
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined));
}

/** An observed rare habit counts more than many absent ones. */
const distinctiveWeight = 0.1;

/** The distance of captions from a voice. It is negative if distinctive habits of the voice are found. */
function distance(captions: readonly string[], voice: Voice): number {
  const seen = styleOf(captions, voice.signature?.text ?? null);
  const expected = Object.entries(expectedStyle(voice)) as [keyof Style, number][];
  const distinctive = expected.filter(
    ([point, value]) => point !== "words" && value === 1 && seen[point] >= 0.6,
  ).length;
  return mean(expected.map(([point, value]) => (seen[point] - value) ** 2)) - distinctive * distinctiveWeight;
}

/** The name of the voice that is nearest to some captions by these measures. */
export function nearestVoice(captions: readonly string[], voices: readonly { name: string; voice: Voice }[]): string {
  const ranked = voices
    .map(({ name, voice }) => ({ name, far: distance(captions, voice) }))
    .toSorted((a, b) => a.far - b.far);
  return ranked[0]!.name;
}
