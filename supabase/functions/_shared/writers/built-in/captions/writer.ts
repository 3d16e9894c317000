import { findEmoji } from "../../../contract/rules/caption-length.ts";
import { platforms } from "../../../contract/rules/platforms.ts";
import type { CaptionDraft, CaptionTask, ModelPort, WritingOptions } from "../../../domain/captions/port.ts";
import { addEmoji } from "../../../domain/text/emoji.ts";
import { ModelError } from "../../../domain/writing/call.ts";
import { createDraw, type Draw } from "../draw.ts";
import { builtInUsage } from "../usage.ts";
import { loadBank } from "./bank/load.ts";
import { withLinks } from "./links.ts";
import { emojiFor } from "./emoji.ts";
import { photoDrafts } from "./photo.ts";
import { phraseOf, withInlineTags } from "./phrase.ts";
import { everyLine, type PlannedLine, planLines, type Words } from "./plan.ts";
import { isNonsense } from "./read/nonsense.ts";
import { nounForms } from "./read/noun.ts";
import { type Understanding, understand } from "./sources.ts";
import { tagsFor } from "./tags.ts";
import { applyVoice } from "./voice.ts";
import { yodaDrafts } from "./yoda.ts";

/**
 * The writer for installations without a model key. It reads what kind of thing a keyword names and what is told of
 * it, and sets the person's words into lines of the bank. It fails only if aborted. For grave subjects, it may return
 * fewer drafts than requested.
 * @param options.random 0 ≤ n < 1, so that tests can repeat a run
 */
export function createBuiltInWriter(options: { random?: () => number } = {}): ModelPort {
  const random = options.random ?? Math.random;
  const write = async (task: CaptionTask, call: WritingOptions) => {
    if (call.signal?.aborted) throw new ModelError("aborted", "aborted before writing");
    const started = performance.now();
    // All drafts are complete at once, so nobody waits for a choice among them: they are handed over by the result.
    return { drafts: await draftsFor(task, createDraw(random)), usage: builtInUsage(started) };
  };
  return {
    kind: "built-in",
    writeCaptions: (task, call = {}) => write(task, call),
    repairCaptions: (task, _drafts, _problems, call = {}) => write(task, call),
  };
}

async function draftsFor(task: CaptionTask, draw: Draw): Promise<CaptionDraft[]> {
  const { brief } = task;
  if (!brief.text) return task.photo ? photoDrafts(task.photo.facts, task, draw) : yodaDrafts(task, draw);
  if (isNonsense(brief.subject)) throw new ModelError("unreadable", "the keyword is letters at random");
  const { words, understood, inline } = await read(task);
  const planned = planLines(understood.sources, { ...words, count: task.count, draw });
  const lines: PlannedLine[] =
    planned.length > 0 ? planned : [{ text: ownWords(words.phrase.start, brief), angle: "plain", alone: null }];
  return halfNamed(lines, words.phrase.inside).map((line, turn) => draftOf(line, turn, { task, understood, inline }));
}

/**
 * Lines of which at least half have the keyword in their text, however many of them are shown: so a set says what it is
 * about.
 */
function halfNamed(lines: readonly PlannedLine[], keyword: string): PlannedLine[] {
  let without = 0;
  return lines.map((line, at) => {
    const isNamed = line.text.toLowerCase().includes(keyword.toLowerCase());
    const mayBeAlone = (without + 1) * 2 <= at + 1;
    const needsIt = isNamed && line.alone !== null && !mayBeAlone;
    if (!isNamed || (line.alone !== null && mayBeAlone)) without += 1;
    return needsIt ? { ...line, alone: null } : line;
  });
}

/** What a keyword means to this writer, and how it stands in a line. */
async function read(task: CaptionTask): Promise<{ words: Words; understood: Understanding; inline: string[] }> {
  const { brief, voice } = task;
  const noun = nounForms(brief);
  const inline = brief.form === "signs" ? [] : brief.slots.inlineHashtags;
  const placed = inline.length <= task.hashtags.max && voice?.hashtags !== "none";
  const phrase = withInlineTags(phraseOf(brief), inline, placed);
  const understood = understand(brief, noun, voice, await loadBank(voice?.language ?? brief.language));
  return { words: { task, phrase, noun }, understood, inline: placed ? [...inline] : [] };
}

/** All captions that this writer has for a keyword, without emoji and hashtags, always in one order. */
export async function everyCaption(task: CaptionTask): Promise<PlannedLine[]> {
  const { words, understood } = await read(task);
  return everyLine(understood.sources, words).map((line) => ({ ...line, text: inPlace(line.text, task) }));
}

/** The emoji that suits a keyword best, if one does. */
export async function emojiOf(task: CaptionTask): Promise<string[]> {
  const { understood } = await read(task);
  const one = { min: Math.min(1, task.emoji.max), max: Math.min(1, task.emoji.max) };
  return emojiFor(task.brief, understood, one, { asked: true, voice: task.voice, turn: 1, angle: "plain" });
}

/** A line with its links in their place, as the person's style has it. */
function inPlace(text: string, { brief, voice, platform }: CaptionTask): string {
  const grave = brief.gravity !== "light";
  return applyVoice(withLinks(text, brief, platform), voice, { grave, roomy: platforms[platform].paragraphs });
}

const endMark = /[.!?…。！？]$/u;

/** The person's words alone, as a sentence where the language and the words are known to end with a period. */
function ownWords(text: string, { language, form }: CaptionTask["brief"]): string {
  return endMark.test(text) || language === "other" || form === "signs" ? text : `${text}.`;
}

function draftOf(
  line: PlannedLine,
  turn: number,
  { task, understood, inline }: { task: CaptionTask; understood: Understanding; inline: readonly string[] },
): CaptionDraft {
  const { brief, voice, platform } = task;
  const hashtags = tagsFor(brief, understood, { band: task.hashtags, asked: task.amountsAsked, turn, platform })
    .filter((tag) => !inline.some((own) => tag.toLowerCase().startsWith(own.toLowerCase())))
    .slice(0, Math.max(0, task.hashtags.max - inline.length));
  const text = inPlace(line.alone !== null && namesKeyword(hashtags, brief) ? line.alone : line.text, task);
  const emoji = emojiFor(brief, understood, task.emoji, { asked: task.amountsAsked, voice, turn, angle: line.angle });
  const room = Math.max(0, task.emoji.max - findEmoji(text).length);
  return { text: addEmoji(text, emoji.filter((one) => !text.includes(one)).slice(0, room)), hashtags };
}

const letters = /[^\p{L}\p{N}]+/gu;
const ownWord = /^(?:my|our|the|an?) /iu;

/**
 * Whether one of the hashtags is the keyword, with all of its words: "#PorchSwing" for "my porch swing". The person's own
 * may be hard to read, such as "#mobilehairdresser".
 */
function namesKeyword(hashtags: readonly string[], { subject, slots }: CaptionTask["brief"]): boolean {
  if (slots.hashtags.length > 0) return false;
  const whole = subject.replace(ownWord, "").replace(letters, "").toLowerCase();
  return hashtags.some((tag) => tag.toLowerCase() === whole);
}
