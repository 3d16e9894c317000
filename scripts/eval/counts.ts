import {
  captionLength,
  countEmoji,
  countHashtags,
  findHashtags,
  findLinks,
  isEmoji,
  splitGraphemes,
} from "../../supabase/functions/_shared/contract/rules/caption-length.ts";
import { type Band, type PlatformId, platforms } from "../../supabase/functions/_shared/contract/rules/platforms.ts";

/** One written caption and its request. */
export interface Counted {
  keyword: string;
  /** The keyword with its misspellings corrected, as in the brief. */
  spelled: string;
  platform: PlatformId;
  caption: string;
  /** Number of the request: captions of one request share it. */
  batch: number;
  emoji: Band;
  hashtags: Band;
  /** The detected language. Articles ("a", "an") are checked only in English. */
  language?: string;
  /** Whether the numbers were set with the sliders. Otherwise, fewer are allowed. */
  asked: boolean;
}

/** Everything that code can count in a set of captions. Shares are from 0 to 1. */
export interface Counts {
  captions: number;
  /** Captions that break a rule of their platform or are outside a requested band. */
  broken: number;
  /** The share of sentences of five words or more that also occur for another keyword. */
  sharedSentences: number;
  /** The share of captions without any word, emoji or hashtag of the keyword. */
  withoutKeyword: number;
  /**
   * Captions with a number, price, date, time, link, mention or statement of availability that is not in the keyword.
   */
  invented: number;
  /** Hashtags that contain no word of the keyword. */
  strangeHashtags: number;
  /** "a" before a vowel, "an" before a consonant. */
  articleSlips: number;
  /** Sentences by the writer that occur twice in one batch. */
  repeatedInBatch: number;
  /** The highest number of times that one sentence by the writer occurs among the captions of one keyword. */
  mostOften: { times: number; of: number; sentence: string };
  /** The share of distinct pairs of adjacent words (distinct-2). */
  distinctPairs: number;
  /** Examples of each count, at most ten. */
  examples: Record<string, string[]>;
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}\p{M}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

/** The text of a caption without hashtags, links and emoji. */
export function proseOf(caption: string): string {
  const linkless = findLinks(caption).reduce((rest, link) => rest.replace(link.text, " "), caption);
  const tagless = linkless.replace(/[#＃][\p{L}\p{N}\p{M}_\u200C]+/gu, " ");
  return splitGraphemes(tagless)
    .filter((part) => !isEmoji(part))
    .join("");
}

/** Splits a caption into sentences, at line breaks and sentence ends. */
export function sentencesOf(caption: string): string[] {
  return proseOf(caption)
    .split(/\n+|(?<=(?<!\b(?:Dr|St|Mr|Mrs|Ms|Prof|No))[.!?…。！？])["”’)]?\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence).length > 0);
}

/** Whether a sentence contains nothing of the keyword. */
function isOwn(sentence: string, keyword: string): boolean {
  // "#ThrowbackThursday" contains "throwback Thursday".
  const spelled = `${keyword} ${keyword.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")}`;
  const given = new Set(wordsIn(spelled).filter((word) => word.length > 1 || /\d/u.test(word)));
  return !wordsIn(sentence).some((word) => given.has(word));
}

const claim =
  /\b\d[\d.,:]*\b|[$€£¥]|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:today|tonight|tomorrow|yesterday|this (?:morning|week|weekend|month)|noon|midnight|january|february|april|june|july|august|september|october|november|december)\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand)\b|\b(?:in stock|sold out|available|limited|last chance|free|discount|sale|delivery|open (?:until|daily)|tickets|book now|order now|link in bio|heute|morgen|hoy|mañana|oggi|domani|hoje|amanhã|demain|aujourd'hui|gratis|gratuit|kostenlos)\b|@[\p{L}\p{N}_]+/giu;

/** The claims of a caption that are not in the keyword. */
export function inventedIn(caption: string, keyword: string): string[] {
  const given = keyword.toLowerCase();
  const claims = Array.from(proseOf(caption).matchAll(claim), ([match]) => match.replace(/[.,:]+$/u, ""));
  const links = findLinks(caption).map((link) => link.text);
  return [...claims, ...links].filter((found) => !given.includes(found.toLowerCase()));
}

/** The hashtags of a caption that contain no word of the keyword. */
export function strangeHashtagsIn(caption: string, keyword: string, spelled: string = keyword): string[] {
  const given = `${keyword} ${spelled}`.toLowerCase().replace(/[’'`]/gu, "");
  const parts = (given.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).filter((word) => word.length > 1 || /\p{Lo}/u.test(word));
  return findHashtags(caption).filter((tag) => !parts.some((part) => tag.toLowerCase().includes(part)));
}

/** "a apple" and "an banana". Exceptions by sound, such as "hour", are not checked. */
export function articleSlipsIn(caption: string): string[] {
  const slips = /\ban (?=[bcdfgjklmnpqrstvwyz]\p{Ll})\p{L}+|\ba (?=[aio]\p{Ll})(?!one\b|once\b)\p{L}+/gu;
  return Array.from(proseOf(caption).matchAll(slips), ([match]) => match);
}

function breaksRule({ caption, platform, emoji, hashtags, asked }: Counted): string | null {
  const { lengthMax, hashtagsMax } = platforms[platform];
  if (!caption.trim()) return "empty";
  if (captionLength(caption, platform) > lengthMax) return "length";
  const tags = countHashtags(caption);
  const signs = countEmoji(caption);
  if (tags > hashtags.max || (hashtagsMax !== null && tags > hashtagsMax) || (asked && tags < hashtags.min)) {
    return `hashtags ${tags}`;
  }
  return signs > emoji.max || (asked && signs < emoji.min) ? `emoji ${signs}` : null;
}

/**
 * Counts every aspect of caption quality that needs no human reader.
 * @param captions in the order they were written
 */
export function countCaptions(captions: readonly Counted[]): Counts {
  const examples: Record<string, string[]> = {};
  const note = (kind: string, text: string) => {
    const list = (examples[kind] ??= []);
    if (list.length < 10) list.push(text);
  };
  const underKeywords = new Map<string, Set<string>>();
  const ofKeyword = new Map<string, { own: Map<string, number>; captions: number }>();
  const inBatch = new Map<number, Set<string>>();
  const pairs = new Map<string, number>();
  let broken = 0,
    without = 0,
    invented = 0,
    strange = 0,
    slips = 0,
    repeated = 0,
    long = 0;
  for (const one of captions) {
    const { keyword, caption, batch } = one;
    const given = `${keyword} ${one.spelled}`;
    const rule = breaksRule(one);
    if (rule) {
      broken += 1;
      note("broken", `${rule}: ${keyword} → ${caption}`);
    }
    if (keyword && !holdsKeyword(caption, given)) {
      without += 1;
      note("without keyword", `${keyword} → ${caption}`);
    }
    const claims = inventedIn(caption, given);
    if (claims.length > 0) {
      invented += 1;
      note("invented", `${claims.join(", ")}: ${keyword} → ${caption}`);
    }
    const tags = strangeHashtagsIn(caption, keyword, given);
    if (keyword && tags.length > 0) {
      strange += tags.length;
      note("strange hashtags", `${tags.join(", ")}: ${keyword}`);
    }
    const articles =
      (one.language ?? "en") !== "en"
        ? []
        : articleSlipsIn(caption).filter((slip) => !given.toLowerCase().includes(slip));
    if (articles.length > 0) {
      slips += articles.length;
      note("article slips", `${articles.join(", ")}: ${caption}`);
    }
    const batchOwn = inBatch.get(batch) ?? new Set();
    const own = ofKeyword.get(keyword) ?? { own: new Map<string, number>(), captions: 0 };
    own.captions += 1;
    for (const sentence of sentencesOf(caption)) {
      const key = wordsIn(sentence).join(" ");
      if (key.split(" ").length >= 5) {
        long += 1;
        underKeywords.set(key, (underKeywords.get(key) ?? new Set()).add(keyword));
      }
      if (!isOwn(sentence, given)) continue;
      if (batchOwn.has(key)) {
        repeated += 1;
        note("repeated in a batch", `${keyword} → ${sentence}`);
      }
      batchOwn.add(key);
      own.own.set(key, (own.own.get(key) ?? 0) + 1);
    }
    inBatch.set(batch, batchOwn);
    ofKeyword.set(keyword, own);
    const words = wordsIn(proseOf(caption));
    for (const [at, word] of words.entries()) {
      if (at > 0) pairs.set(`${words[at - 1]} ${word}`, (pairs.get(`${words[at - 1]} ${word}`) ?? 0) + 1);
    }
  }
  const shared = captions.reduce(
    (sum, { caption, keyword }) =>
      sum +
      sentencesOf(caption).filter((sentence) => {
        const key = wordsIn(sentence).join(" ");
        const isShared = key.split(" ").length >= 5 && (underKeywords.get(key)?.size ?? 0) > 1;
        if (isShared) note("shared sentences", `${keyword} → ${sentence}`);
        return isShared;
      }).length,
    0,
  );
  const all = [...pairs.values()].reduce((sum, times) => sum + times, 0);
  return {
    captions: captions.length,
    broken,
    sharedSentences: share(shared, long),
    withoutKeyword: share(without, captions.length),
    invented,
    strangeHashtags: strange,
    articleSlips: slips,
    repeatedInBatch: repeated,
    mostOften: mostOften(ofKeyword),
    distinctPairs: share(pairs.size, all),
    examples,
  };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function holdsKeyword(caption: string, keyword: string): boolean {
  const text = caption.toLowerCase().replace(/[’'`]/gu, "");
  const words = wordsIn(keyword)
    .map((word) => word.replace(/['-]/gu, ""))
    .filter((word) => word.length > 2 || /[\p{Lo}\d]/u.test(word));
  if (words.length === 0) return splitGraphemes(keyword).some((part) => part.trim() !== "" && caption.includes(part));
  return words.some((word) => text.replace(/-/gu, "").includes(word));
}

function mostOften(keywords: ReadonlyMap<string, { own: Map<string, number>; captions: number }>): Counts["mostOften"] {
  let most: Counts["mostOften"] = { times: 0, of: 0, sentence: "" };
  for (const [keyword, { own, captions }] of keywords) {
    for (const [sentence, times] of own) {
      if (keyword && times > most.times) most = { times, of: captions, sentence: `${keyword} → ${sentence}` };
    }
  }
  return most;
}
