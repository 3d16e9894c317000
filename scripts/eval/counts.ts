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
  /**
   * What the keyword is about: its kind and its situation. A sentence counts as shared if it stands under two keywords
   * that have neither in common. Default: the keyword.
   */
  subjects?: readonly string[];
  /** Hashtags, in lower case, that a copywriter chose for a kind of subject: not strange without a word of the keyword. */
  curated?: ReadonlySet<string>;
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
  /** The share of sentences of five words or more that also occur for another subject. */
  sharedSentences: number;
  /** Captions that give the person's words back, with at most two words more. */
  echoes: number;
  /**
   * Captions with a number, price, date, time, link, mention or statement of availability that is not in the keyword.
   */
  invented: number;
  /** Hashtags that contain no word of the keyword and are none of the curated ones. */
  strangeHashtags: number;
  /** "a" before a vowel, "an" before a consonant. */
  articleSlips: number;
  /** Sentences by the writer that occur in two captions of one batch. */
  repeatedInBatch: number;
  /** The highest number of times that one sentence by the writer occurs among the captions of one keyword. */
  mostOften: { times: number; of: number; sentence: string };
  /** The share of distinct pairs of adjacent words (distinct-2). */
  distinctPairs: number;
  /** Examples of each count, at most ten. */
  examples: Record<string, string[]>;
}

const wordOfText = /[\p{L}\p{N}\p{M}]+(?:['-][\p{L}\p{N}]+)*/gu;

const wordsIn = (text: string): string[] => text.toLowerCase().replaceAll("’", "'").match(wordOfText) ?? [];

const hashtag = /[#＃][\p{L}\p{N}\p{M}_\u200C]+/gu;

/** The text of a caption without hashtags, links and emoji. */
function proseOf(caption: string): string {
  const linkless = findLinks(caption).reduce((rest, link) => rest.replace(link.text, " "), caption);
  const tagless = linkless.replace(hashtag, " ");
  return splitGraphemes(tagless)
    .filter((part) => !isEmoji(part))
    .join("");
}

const sentenceEnd = /\n+|(?<=(?<!\b(?:Dr|St|Mr|Mrs|Ms|Prof|No))[.!?…。！？])["”’)]?\s+/u;

/** Splits a caption into sentences, at line breaks and sentence ends. */
export function sentencesOf(caption: string): string[] {
  return proseOf(caption)
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence).length > 0);
}

const wordBorder = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Whether a sentence contains nothing of the keyword. */
function isOwn(sentence: string, keyword: string): boolean {
  // "#ThrowbackThursday" contains "throwback Thursday".
  const spelled = `${keyword} ${keyword.replace(wordBorder, " ")}`;
  const given = new Set(wordsIn(spelled).filter((word) => word.length > 1 || /\d/u.test(word)));
  return !wordsIn(sentence).some((word) => given.has(word));
}

const claim =
  /\b\d[\d.,:]*\b|[$€£¥]|(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?<!\p{L})(?:today|tonight|tomorrow|yesterday|this (?:morning|week|weekend|month)|noon|midnight|january|february|april|june|july|august|september|october|november|december)(?!\p{L})|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand)(?!\p{L})|(?<!\p{L})(?:in stock|sold out|available|limited|last chance|free|discount|sale|delivery|open (?:until|daily)|tickets|book now|order now|link in bio|heute|morgen|hoy|mañana|oggi|domani|hoje|amanhã|demain|aujourd'hui|gratis|gratuit|kostenlos)(?!\p{L})|@[\p{L}\p{N}_]+/giu;

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

/** At most this many words of its own make a caption an echo of the keyword. */
const echoWordsMax = 2;
/** What only labels the person's words: "Mood:", "Worth knowing:". */
const label = /^\p{L}+(?: \p{L}+)?: /u;

/** Whether a caption gives the keyword back, with at most a label and two words more. */
function isEcho(caption: string, keyword: string): boolean {
  const given = new Set(wordsIn(keyword));
  const own = (text: string) => wordsIn(text).filter((word) => !given.has(word));
  const prose = proseOf(caption).trim();
  return own(prose).length <= echoWordsMax || own(prose.replace(label, "")).length <= echoWordsMax;
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

/** Something that is wrong with one caption: its kind, how often it counts, and how an example of it reads. */
interface Fault {
  kind: "broken" | "echo" | "invented" | "strange hashtags" | "article slips";
  times: number;
  example: string;
}

/** What is wrong with a caption on its own. */
function faultsOf(one: Counted): Fault[] {
  const { keyword, caption } = one;
  const given = `${keyword} ${one.spelled}`;
  const rule = breaksRule(one);
  const claims = inventedIn(caption, given);
  const strange = keyword ? strangeHashtagsIn(caption, keyword, given) : [];
  const tags = strange.filter((tag) => one.curated?.has(tag.toLowerCase()) !== true);
  const isEnglish = (one.language ?? "en") === "en";
  const slips = isEnglish ? articleSlipsIn(caption).filter((slip) => !given.toLowerCase().includes(slip)) : [];
  const faults: Fault[] = [
    { kind: "broken", times: Number(rule !== null), example: `${rule}: ${keyword} → ${caption}` },
    { kind: "echo", times: Number(keyword !== "" && isEcho(caption, given)), example: `${keyword} → ${caption}` },
    {
      kind: "invented",
      times: Number(claims.length > 0),
      example: `${claims.join(", ")}: ${keyword} → ${caption}`,
    },
    { kind: "strange hashtags", times: tags.length, example: `${tags.join(", ")}: ${keyword}` },
    { kind: "article slips", times: slips.length, example: `${slips.join(", ")}: ${caption}` },
  ];
  return faults.filter(({ times }) => times > 0);
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
  const times = new Map<Fault["kind"], number>();
  for (const fault of captions.flatMap(faultsOf)) {
    times.set(fault.kind, (times.get(fault.kind) ?? 0) + fault.times);
    note(fault.kind, fault.example);
  }
  const timesOf = (kind: Fault["kind"]) => times.get(kind) ?? 0;
  const repeated = repeatedInBatches(captions);
  for (const example of repeated) note("repeated in a batch", example);
  const { shared, long } = sharedSentences(captions);
  for (const example of shared) note("shared sentences", example);
  return {
    captions: captions.length,
    broken: timesOf("broken"),
    sharedSentences: share(shared.length, long),
    echoes: timesOf("echo"),
    invented: timesOf("invented"),
    strangeHashtags: timesOf("strange hashtags"),
    articleSlips: timesOf("article slips"),
    repeatedInBatch: repeated.length,
    mostOften: mostOften(captions),
    distinctPairs: distinctPairs(captions),
    examples,
  };
}

/** A sentence without its marks and capitals, by which it is compared. */
const keyOf = (sentence: string) => wordsIn(sentence).join(" ");

/** The sentences of a caption that contain nothing of its keyword. */
function ownSentences({ keyword, spelled, caption }: Counted): string[] {
  return sentencesOf(caption).filter((sentence) => isOwn(sentence, `${keyword} ${spelled}`));
}

/** The sentences of the writer's own that a batch already has, with their keyword. */
function repeatedInBatches(captions: readonly Counted[]): string[] {
  const seen = new Map<number, Set<string>>();
  return captions.flatMap((one) => {
    const inBatch = seen.get(one.batch) ?? new Set();
    seen.set(one.batch, inBatch);
    // A caption may repeat itself: “Again?” “Again.”
    const sentences = new Map(ownSentences(one).map((sentence) => [keyOf(sentence), sentence]));
    return [...sentences.values()].flatMap((sentence) => {
      const isRepeated = inBatch.has(keyOf(sentence));
      inBatch.add(keyOf(sentence));
      return isRepeated ? [`${one.keyword} → ${sentence}`] : [];
    });
  });
}

/** How many sentences have five words or more, and those of them that stand under several subjects. */
function sharedSentences(captions: readonly Counted[]): { shared: string[]; long: number } {
  const long = captions.flatMap(({ caption, keyword, subjects = [keyword] }) =>
    sentencesOf(caption)
      .map((sentence) => ({ sentence, key: keyOf(sentence), keyword, subjects }))
      .filter(({ key }) => key.split(" ").length >= 5),
  );
  const common = new Map<string, readonly string[]>();
  for (const { key, subjects } of long) {
    common.set(key, common.get(key)?.filter((one) => subjects.includes(one)) ?? subjects);
  }
  const shared = long.filter(({ key }) => common.get(key)!.length === 0);
  return { shared: shared.map(({ keyword, sentence }) => `${keyword} → ${sentence}`), long: long.length };
}

/** The share of different pairs of neighboring words in all of them. */
function distinctPairs(captions: readonly Counted[]): number {
  const pairs = captions.flatMap(({ caption }) => {
    const words = wordsIn(proseOf(caption));
    return words.slice(1).map((word, index) => `${words[index]} ${word}`);
  });
  return share(new Set(pairs).size, pairs.length);
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** The sentence of the writer's own that comes most often with one keyword. */
function mostOften(captions: readonly Counted[]): Counts["mostOften"] {
  let most: Counts["mostOften"] = { times: 0, of: 0, sentence: "" };
  for (const [keyword, group] of Map.groupBy(captions, (one) => one.keyword)) {
    for (const [sentence, same] of Map.groupBy(group.flatMap(ownSentences).map(keyOf), (key) => key)) {
      if (keyword && same.length > most.times)
        most = { times: same.length, of: group.length, sentence: `${keyword} → ${sentence}` };
    }
  }
  return most;
}
