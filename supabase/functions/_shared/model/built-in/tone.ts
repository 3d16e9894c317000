import { cleanText } from "../../captions/clean.ts";
import { isEmoji, splitGraphemes } from "../../contract/length.ts";
import { isProper } from "./casing.ts";

export type Register = "formal" | "inspiring" | "poetic";

/** How a person writes, as far as it can be seen in their own words about it and in their examples. */
export interface Tone {
  casing: "lower" | "upper" | null;
  /** What sentences end with instead of a full stop: "!" or as many as the person sets; `everywhere` or only at the end. */
  exclaim: { mark: string; everywhere: boolean } | null;
  ellipsis: boolean;
  /** No full stop at the end of a caption. */
  openEnd: boolean;
  length: "short" | "long" | null;
  /** A way of speaking that the everyday lines do not have; null for them. */
  register: Register | null;
  /** Likes to tell little stories. */
  stories: boolean;
  opener: string | null;
  signOff: { text: string; ownLine: boolean } | null;
  /** Emoji the person uses, most used first. */
  emoji: string[];
}

const instruction = /^(?:i (?:like|write|prefer|use|love|want|am|usually|always|never)|my (?:style|tone|voice|captions?)|please|use|avoid|keep|no |always|never|write|don['’]?t|be |sound|tone|style|casual|formal|professional|friendly|short|funny|witty|sarcastic|examples?:?$)/iu;

const registers: readonly [Register, RegExp][] = [
  ["formal", /\b(?:professional|formal|corporate|serious|business[- ]like|polite)\b(?<!\b(?:not|never|less|in) ?\w+)/u],
  ["inspiring", /\b(?:inspir\w+|motivat\w+|uplifting|encouraging|empower\w+)\b/u],
  ["poetic", /\b(?:poetic|poet|lyrical|dreamy|romantic|whimsical|melancholic)\b/u],
];
/** What people say of a style. A line made of nothing else is no example of it. */
const styleWords = new Set(
  "a an and or but with of in the to as like very more less not too bit little some sometimes mostly usually slightly super kind my tone style voice caption captions post posts text words sentences humor humour jokes puns emoji emojis hashtags vibe vibes casual formal professional friendly warm funny witty sarcastic dry short long brief concise punchy simple minimal minimalist minimalistic playful quirky bold honest direct positive upbeat cheerful energetic enthusiastic excited hyped inspirational inspiring motivational motivating uplifting encouraging empowering poetic lyrical dreamy romantic whimsical melancholic nostalgic storytelling stories story anecdotes relatable conversational chatty relaxed chill laid-back laid back cool edgy sassy cheeky ironic deadpan gen z genz millennial trendy modern elegant classy luxurious luxury polished clean clear informative educational expert trustworthy authentic personal heartfelt emotional sincere gentle calm cozy cosy mindful serious polite corporate salesy creative clever smart silly cute fun lowercase aesthetic detailed descriptive thoughtful".split(" "),
);

function isDescription(line: string): boolean {
  const words = line.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  return words.length > 0 && words.every((word) => styleWords.has(word));
}

/** Reads a tone text; null when there is none. */
export function readTone(text: string | null): Tone | null {
  const clean = cleanText(text ?? "");
  if (!clean) return null;
  const examples = examplesIn(clean);
  const advice = clean.toLowerCase();
  const share = (test: RegExp) => examples.filter((example) => test.test(example)).length / Math.max(1, examples.length);
  const averageLength = examples.reduce((sum, example) => sum + example.length, 0) / Math.max(1, examples.length);
  const noExclamation = /\b(?:no|without|avoid|never)\b[^.\n]{0,20}exclamation/u.test(advice);
  const told = quotedAfter(clean, /(?:sign(?:s|ed)?(?: \p{L}+)? off|end|finish|close)(?:s|ing)?(?: \p{L}+){0,3} (?:with|as)/iu);
  const signOff = told === null ? repeatedSignOff(examples) : { text: told, ownLine: false };
  const hyped = examples.length === 0 && /\b(?:enthusiastic|energetic|excited|upbeat|hyped)\b/u.test(advice);
  return {
    casing: /lower ?-?case|\bgen ?-?z\b|no capitals/u.test(advice) ? "lower" : casingOf(examples),
    exclaim: !noExclamation && (share(/!/u) >= 0.5 || hyped) ? exclamationOf(examples) : null,
    ellipsis: share(/(?:\.\.\.|…)/u) >= 0.5,
    openEnd: signOff === null ? (examples.length > 0 && share(/[\p{L}\p{N}]$/u) >= 0.6) || /\bgen ?-?z\b|\bno (?:full stops?|periods?)\b/u.test(advice) : false,
    length: /\b(?:short|brief|concise|punchy|minimal(?:ist)?|one[- ]liners?)\b/u.test(advice) ? "short" : /\b(?:long|detailed|storytelling|in depth)\b/u.test(advice) ? "long" : examples.length === 0 ? null : averageLength < 45 ? "short" : averageLength > 160 ? "long" : null,
    register: registers.find(([, words]) => words.test(advice))?.[0] ?? null,
    stories: /\bstor(?:y|ies|ytell\w*)\b|\banecdot/u.test(advice),
    opener: quotedAfter(clean, /(?:start|begin|open)s?(?: \p{L}+){0,3} with/iu) ?? repeatedOpener(examples),
    signOff,
    emoji: favouriteEmoji(clean),
  };
}

/** The person's own captions in a tone text: what stands in quotes, else the lines that are not advice about style. */
export function examplesIn(text: string): string[] {
  const quoted = Array.from(text.matchAll(/["“]([^"”\n]{12,})["”]/gu), (match) => match[1]!.trim());
  if (quoted.length > 0) return quoted;
  const lines = text.split("\n").map((line) => line.trim()).filter(Boolean);
  const repeated = new Set(lines.filter((line, index) => lines.indexOf(line) !== index));
  const examples: string[] = [];
  for (const line of lines) {
    const bare = line.replace(/^(?:examples?|captions?)?\s*(?:\d+[.):]|[-*•])?\s*:?\s*/iu, "").replace(/(?:\s*#[\p{L}\p{N}_]+)+$/u, "").trim();
    if (!bare || instruction.test(bare) || isDescription(bare)) continue;
    const last = examples.length - 1;
    if (last >= 0 && (signature.test(line) || repeated.has(line))) examples[last] += `\n${line}`;
    else if (bare.length >= 12 && /\s/u.test(bare)) examples.push(bare);
  }
  return examples;
}

/** A line that a caption is signed with: behind a dash, or too short to be a caption. */
const signature = /^[–—~]|^.{1,11}$/u;

/** How sentences begin in the examples; a name in the middle of one says nothing. */
function casingOf(examples: readonly string[]): Tone["casing"] {
  const text = examples.join("\n");
  const letters = text.match(/[\p{Ll}\p{Lu}]/gu) ?? [];
  if (letters.length < 12) return null;
  if (letters.filter((letter) => /\p{Lu}/u.test(letter)).length >= letters.length * 0.9) return "upper";
  const starts = Array.from(text.matchAll(/(?:^|\n|[.!?…]\s+)[\p{Ps}\p{Pi}"']*([\p{Ll}\p{Lu}])/gu), (match) => match[1]!);
  return starts.length > 0 && starts.filter((letter) => /\p{Ll}/u.test(letter)).length >= starts.length * 0.8 ? "lower" : null;
}

/** The exclamation that the examples use most, up to three marks; "!" where there are no examples. */
function exclamationOf(examples: readonly string[]): NonNullable<Tone["exclaim"]> {
  const text = examples.join("\n");
  const runs = (text.match(/!+/gu) ?? ["!"]).map((run) => Math.min(run.length, 3)).toSorted((a, b) => a - b);
  return { mark: "!".repeat(runs[Math.floor(runs.length / 2)]!), everywhere: examples.length > 0 && !/(?<!\.)\.(?=\s|$)/u.test(text) };
}

function withoutEmoji(text: string): string {
  return splitGraphemes(text).filter((part) => !isEmoji(part)).join("").trim();
}

function quotedAfter(text: string, intro: RegExp): string | null {
  const match = new RegExp(`${intro.source}:? ["“']([^"”'\\n]{1,40})["”']`, intro.flags).exec(text);
  return match ? match[1]!.trim() : null;
}

function repeatedOpener(examples: readonly string[]): string | null {
  const openers = examples.map((example) => /^([\p{L}'’]+(?: [\p{L}'’]+){0,2}[,:!…]|[\p{L}'’]+(?: [\p{L}'’]+){0,2}\.\.\.)/u.exec(withoutEmoji(example))?.[1]);
  return mostShared(openers);
}

function repeatedSignOff(examples: readonly string[]): Tone["signOff"] {
  const endings = examples.map((example) => /(?:^|[.!?…\n] ?| (?=[-–—~]))((?:[-–—~] ?)?[\p{L}'’]+(?: [\p{L}'’]+){0,3}[.!]?)$/u.exec(withoutEmoji(example).replace(/[\s]+$/u, ""))?.[1]);
  const text = mostShared(endings) ?? mostShared(examples.map((example) => /\n(.{1,40})$/u.exec(example)?.[1]));
  return text === null ? null : { text, ownLine: examples.filter((example) => withoutEmoji(example).endsWith(`\n${text}`)).length >= 2 };
}

/** What at least two examples, and at least half of them, have in common. */
function mostShared(found: readonly (string | undefined)[]): string | null {
  const counts = new Map<string, { text: string; count: number }>();
  for (const text of found) if (text) counts.set(text.toLowerCase(), { text: counts.get(text.toLowerCase())?.text ?? text, count: (counts.get(text.toLowerCase())?.count ?? 0) + 1 });
  const best = [...counts.values()].toSorted((a, b) => b.count - a.count)[0];
  return best && best.count >= 2 && best.count * 2 >= found.length ? best.text : null;
}

/** Faces, hearts, hands and sparks go with anything; a shell belongs to the sea. */
const universal = /^[\u{1F600}-\u{1F64F}\u{1F910}-\u{1F92F}\u{1F970}-\u{1F97A}\u{1FAE0}-\u{1FAE8}\u{1FAF0}-\u{1FAF8}\u{1F493}-\u{1F49F}\u{1F90D}\u{1F90E}\u{1F5A4}\u{1F9E1}\u{1FA75}-\u{1FA77}\u{2764}\u{2728}\u{1F525}\u{1F4AF}\u{1F44F}\u{1F44D}\u{1F44C}\u{1F4AB}\u{2B50}\u{1F31F}\u{1F4AA}\u{1F389}\u{1F973}\u{1F64C}\u{1F64F}\u{1F937}\u{1F926}\u{263A}\u{2665}]/u;

/** The person's favourites that suit any subject, or are among the subject's own. */
export function fittingFavourites(tone: Tone | null, own: readonly string[]): string[] {
  return tone === null ? [] : tone.emoji.filter((emoji) => universal.test(emoji) || own.includes(emoji));
}

function favouriteEmoji(text: string): string[] {
  const counts = new Map<string, number>();
  for (const part of splitGraphemes(text)) if (isEmoji(part)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([emoji]) => emoji);
}

/** Dresses a finished text in the person's habits. Links keep their case. */
export function applyTone(text: string, tone: Tone | null, options: { sober: boolean }): string {
  if (!tone) return text;
  let own = text;
  if (tone.opener && !options.sober) own = `${tone.opener} ${/[,:…]$|\.\.\.$/u.test(tone.opener) ? lowerStart(own) : own}`;
  if (tone.ellipsis) own = own.replace(/(?<=\p{Ll})\. (?=\p{L})/u, "... ");
  if (tone.exclaim && !options.sober) own = own.replace(tone.exclaim.everywhere ? /(?<!\.)\.(?=\s|$)/gu : /\.(?=\s*$)/u, tone.exclaim.mark);
  if (tone.openEnd) own = own.replace(/(?<!\.)\.$/u, "");
  if (tone.casing !== null && !(tone.casing === "upper" && options.sober)) own = cased(own, tone.casing);
  // Behind the casing: a name in a sign-off keeps its capital.
  if (tone.signOff) own = `${/[\p{L}\p{N}]$/u.test(own) && !tone.signOff.ownLine ? `${own}.` : own}${own.includes("\n") ? "\n\n" : tone.signOff.ownLine ? "\n" : " "}${tone.signOff.text}`;
  return own;
}

function cased(text: string, casing: "lower" | "upper"): string {
  return text.replace(/\S+/gu, (word) => (/:\/\//u.test(word) ? word : casing === "lower" ? word.toLocaleLowerCase("en") : word.toLocaleUpperCase("en")));
}

function lowerStart(text: string): string {
  const first = /^[\p{L}'’]+/u.exec(text)?.[0] ?? "";
  return isProper(first) ? text : text.slice(0, 1).toLocaleLowerCase("en") + text.slice(1);
}
