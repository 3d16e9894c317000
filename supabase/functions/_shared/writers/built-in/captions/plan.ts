import type { PostPlatformId } from "../../../contract/rules/platforms.ts";
import type { CaptionTask } from "../../../domain/captions/port.ts";
import { captionKey } from "../../../domain/captions/check.ts";
import { hasQuestionMark } from "../../../domain/text/characters.ts";
import type { Draw } from "../draw.ts";
import type { Angle, BankEntry, BankLine } from "./bank/line.ts";
import type { Phrase } from "./phrase.ts";
import { canHold, realise, useOf } from "./realise.ts";
import type { NounForms } from "./read/noun.ts";
import { fitsVoice } from "./voice.ts";

/** An entry of the bank from which a set takes lines, and the angles that suit the request. */
export interface Source {
  entry: BankEntry;
  angles: readonly Angle[];
  /** How many of five lines it gives. */
  share: number;
}

/** A line that was chosen, with the person's words in it. */
export interface PlannedLine {
  text: string;
  angle: Angle;
  /** The line without the keyword behind it, for a caption whose hashtags name it; null where it needs the keyword. */
  alone: string | null;
}

interface Candidate extends PlannedLine {
  line: BankLine;
  isSeen: boolean;
  /** Whether the line itself has a word of the keyword, which stands beside it: "Boxes everywhere. So many boxes." */
  isDoubled: boolean;
}

/** What lines are set around. */
export interface Words {
  task: CaptionTask;
  phrase: Phrase;
  noun: NounForms | null;
}

/** The order of angles on each platform: what its readers expect comes first. */
const order: Partial<Record<PostPlatformId, readonly Angle[]>> = {
  x: ["turn", "scene", "reader", "turn", "plain"],
  tiktok: ["scene", "turn", "reader", "plain", "turn"],
  facebook: ["plain", "turn", "reader", "scene", "turn"],
};
const usual: readonly Angle[] = ["turn", "scene", "plain", "reader", "turn"];

const words = /\p{L}{4,}/gu;

/** Of five lines, at most this many use the person's words in the same way. */
const usesMax = 2;

/**
 * Chooses different lines for one request: other angles first, lines that the person has not had lately before all
 * others, no two with the same beginning or the same main words.
 * @param count how many lines are wanted; fewer come where the sources have no more
 */
export function planLines(
  sources: readonly Source[],
  { task, phrase, noun, count, draw }: Words & { count: number; draw: Draw },
): PlannedLine[] {
  const pools = sources.map((source) => {
    const left = draw.shuffled(candidatesOf(source, { task, phrase, noun }));
    return { ...source, left, taken: 0 };
  });
  const plan: Candidate[] = [];
  const sequence = order[task.platform] ?? usual;
  const total = pools.reduce((sum, { share }) => sum + share, 0);
  while (plan.length < count) {
    // What the person has not had comes first, then the source that is furthest behind its share.
    const ranked = pools
      .filter(({ left }) => left.length > 0)
      .toSorted((a, b) => Number(isUsedUp(a.left)) - Number(isUsedUp(b.left)) || lag(a) - lag(b));
    const pool = ranked[0];
    if (!pool || total === 0) break;
    const wanted = sequence[plan.length % sequence.length]!;
    const found = bestOf(pool.left, plan, wanted);
    pool.left = pool.left.filter((one) => one !== found);
    pool.taken += 1;
    if (isDifferent(found, plan)) plan.push(found);
  }
  return plan;
}

function isUsedUp(left: readonly Candidate[]): boolean {
  return left.every(({ isSeen }) => isSeen);
}

function lag({ taken, share }: { taken: number; share: number }): number {
  return (taken + 1) / share;
}

/** All that the sources have for a request, in the order of the bank. */
export function everyLine(sources: readonly Source[], words: Words): PlannedLine[] {
  return sources.flatMap((source) => candidatesOf(source, words));
}

function candidatesOf(source: Source, words: Words): Candidate[] {
  const recent: Recent = {
    captions: words.task.recent.map(captionKey),
    sentences: new Set(words.task.recent.flatMap(sentencesOf)),
  };
  return source.entry.lines.flatMap((line) => candidate(line, source, words, recent));
}

function candidate(line: BankLine, source: Source, { task, phrase, noun }: Words, recent: Recent): Candidate[] {
  if (!source.angles.includes(line.angle) || !canHold(line, phrase, noun)) return [];
  if (!fitsPerson(line.text, task) || (mustBeNamed(task) && useOf(line) === "free")) return [];
  if (useOf(line) !== "free" && addsNothing(line, phrase)) return [];
  const text = unasked(realise(line, phrase, noun, task.platform), task);
  if (!fitsVoice(text, task.voice, task.brief.form === "question")) return [];
  const alone = noun !== null && source.entry.nouns.length > 0 ? withoutKeyword(line, phrase, task.platform) : null;
  const keys = [text, ...(alone === null ? [] : [alone])].map(captionKey);
  const isSeen =
    recent.captions.some((one) => keys.some((key) => one.includes(key))) ||
    sentencesOf(line.text).some((sentence) => recent.sentences.has(sentence));
  return [{ text, angle: line.angle, alone, line, isSeen, isDoubled: isDoubled(line, phrase) }];
}

const keywordBehind = /(?<=[.!?…”]) \{K\}\.$/u;
const aloneWordsMin = 5;

/** "The mosquitoes have made a reservation." for "The mosquitoes have made a reservation. {K}.", in a kind's own lines. */
function withoutKeyword(line: BankLine, phrase: Phrase, platform: PostPlatformId): string | null {
  if (!keywordBehind.test(line.text)) return null;
  const text = line.text.replace(keywordBehind, "");
  return text.split(" ").length < aloneWordsMin || text.includes("{")
    ? null
    : realise({ ...line, text }, phrase, null, platform);
}

const ownWordsMin = 3;
const slot = /\{[^{}]*\}/gu;
const anyWord = /\p{L}+(?:['’]\p{L}+)*/gu;

/** Whether hardly a word of a line would be new beside the keyword: "The cat fell. The cat denies everything." */
function addsNothing(line: BankLine, phrase: Phrase): boolean {
  const given = new Set(phrase.inside.toLowerCase().match(anyWord) ?? []);
  const own = line.text.replace(slot, " ").toLowerCase().match(anyWord) ?? [];
  return own.filter((word) => !given.has(word)).length < ownWordsMin;
}

/** Whether every caption must have the person's words: they name an account, a link, or what a photo shows. */
function mustBeNamed({ brief, photoNote }: CaptionTask): boolean {
  return photoNote !== null || brief.slots.mentions.length > 0 || brief.slots.links.length > 0;
}

const questionMark = / ?[?？]/gu;
const openingMark = /¿/gu;

/** A question that was typed without its mark, for a voice that asks none. */
function unasked(text: string, { brief, voice }: CaptionTask): string {
  const isQuiet = voice?.questions === "none" && brief.form === "question" && !hasQuestionMark(brief.text);
  return isQuiet ? text.replace(openingMark, "").replace(questionMark, ".") : text;
}

function isDoubled(line: BankLine, phrase: Phrase): boolean {
  if (useOf(line) === "free") return false;
  const own = new Set(line.text.toLowerCase().match(words) ?? []);
  return (phrase.inside.toLowerCase().match(words) ?? []).some((word) => own.has(word));
}

/** The best of the lines that are left: unseen, of the wanted angle, of a use that the set has not too often. */
function bestOf(left: readonly Candidate[], plan: readonly Candidate[], wanted: Angle): Candidate {
  const limit = usesMax * Math.max(1, Math.ceil((plan.length + 1) / 5));
  const uses = Map.groupBy(plan, ({ line }) => useOf(line));
  const cost = ({ isSeen, isDoubled, angle, line }: Candidate) => {
    const use = useOf(line);
    const isOften = (uses.get(use)?.length ?? 0) >= limit;
    return (
      (isSeen ? 100 : 0) +
      (angle === wanted ? 0 : 4 + plan.filter((one) => one.angle === angle).length) +
      (isOften ? 8 : 0) +
      (isDoubled ? 3 : 0) +
      (use === "free" ? 1 : 0)
    );
  };
  return left.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

const firstPerson = /\b(?:I|I'm|I'll|I've|I'd|me|my|mine|myself)\b/u;
const firstPersonPlural = /\b(?:we|we're|we'll|we've|us|our|ours)\b/iu;

/** Whether a line speaks as the person does: no "I" beside "our new menu", no "we" beside "my first 10k". */
function fitsPerson(text: string, { brief }: CaptionTask): boolean {
  const own = brief.subject.replaceAll("’", "'");
  if (firstPersonPlural.test(own)) return !firstPerson.test(text);
  return !(/\b(?:I|I'm|my|me|I've)\b/iu.test(own) && firstPersonPlural.test(text));
}

const commonMin = 2;

/** What the person had lately. */
interface Recent {
  captions: readonly string[];
  sentences: ReadonlySet<string>;
}

const sentenceEnd = /(?<=[.!?…]["”]?)\s+|\|/u;
const notOfWords = /[^\p{L}\p{N}]+/gu;

/** The sentences of a text as their words alone, without those that hold the person's words. */
function sentencesOf(text: string): string[] {
  return text
    .split(sentenceEnd)
    .filter((sentence) => !sentence.includes("{"))
    .map((sentence) => sentence.toLowerCase().replace(notOfWords, " ").trim())
    .filter((sentence) => sentence !== "");
}

/** Whether a line begins differently and has neither a sentence nor the same main words of one that was chosen. */
function isDifferent({ line, text }: Candidate, plan: readonly Candidate[]): boolean {
  const frame = frameOf(line.text);
  const own = new Set(line.text.toLowerCase().match(words) ?? []);
  const sentences = new Set(sentencesOf(line.text));
  return plan.every((other) => {
    if (sentencesOf(other.line.text).some((sentence) => sentences.has(sentence))) return false;
    if (other.text === text || (frame !== null && frameOf(other.line.text) === frame)) return false;
    const shared = (other.line.text.toLowerCase().match(words) ?? []).filter((word) => own.has(word));
    return new Set(shared).size < commonMin || own.size > commonMin * 5;
  });
}

/** The first two words of a line; null where it begins with the person's words. */
function frameOf(line: string): string | null {
  return line.startsWith("{") ? null : line.toLowerCase().split(" ").slice(0, 2).join(" ");
}
