import { addEmoji } from "../../captions/emoji.ts";
import { ModelError, type CallOptions, type CaptionDraft, type CaptionTask, type ModelPort } from "../port.ts";
import type { Band } from "../../contract/platforms.ts";
import { createDraw, type Draw } from "./draw.ts";
import { yodaCaption, yodaEmoji, yodaTags } from "./lines/yoda.ts";
import { gatherMaterial } from "./material.ts";
import { isRoomy, shapesFor, writeShape } from "./shapes.ts";
import { readSubject } from "./subject.ts";
import { applyTone, readTone, type Tone } from "./tone.ts";
import { builtInUsage } from "./usage.ts";

/**
 * The writer for a machine without a model key: works from what it knows about everyday subjects, keeps the asked emoji
 * and hashtag bands and the platform's habits, and writes differently on every call. It never fails but when aborted.
 */
export function createBuiltInWriter(options: { random?: () => number } = {}): ModelPort {
  const random = options.random ?? Math.random;
  const write = (task: CaptionTask, count: number, call: CallOptions) => {
    if (call.signal?.aborted) throw new ModelError("aborted", "aborted before writing");
    const started = performance.now();
    const drafts = writeBatch({ ...task, count }, createDraw(random));
    return { drafts, usage: builtInUsage(started) };
  };
  return {
    kind: "built-in",
    writeCaptions: async (task, call = {}) => write(task, task.count, call),
    repairCaptions: async (task, drafts, _problems, call = {}) => write(task, drafts.length, call),
  };
}

function writeBatch(task: CaptionTask, draw: Draw): CaptionDraft[] {
  const subject = readSubject(task.keyword);
  const tone = readTone(task.tone);
  if (subject.kind === "none" && !task.photo && !subject.sober && !task.keyword.trim()) return writeYoda(task, tone, draw);
  const material = gatherMaterial(task, subject, tone, draw);
  return shapesFor(task.count, task.platform, material, draw).map((shape) => {
    const hashtags = pickTags(material.hashtags, task.hashtags, draw);
    const text = writeShape(shape, material, { platform: task.platform, length: tone?.length ?? null, tagged: hashtags.length > 0 }, draw);
    return { text: addEmoji(applyTone(text, tone, subject), pickEmoji(material.emoji, restrained(task.emoji, text), draw, subject.emoji.length)), hashtags };
  });
}

function writeYoda(task: CaptionTask, tone: Tone | null, draw: Draw): CaptionDraft[] {
  return Array.from({ length: task.count }, () => {
    const text = applyTone(yodaCaption(draw, isRoomy(task.platform, tone?.length ?? null)), tone, { sober: false });
    return { text: addEmoji(text, pickEmoji(draw.shuffled(yodaEmoji), task.emoji, draw, 0)), hashtags: pickTags(draw.shuffled(yodaTags), task.hashtags, draw) };
  });
}

/** One paragraph holds two emoji well; more only where more are asked for. */
function restrained(band: Band, text: string): Band {
  return text.includes("\n") ? band : { min: band.min, max: Math.max(band.min, Math.min(band.max, 2)) };
}

/** The closest in meaning more often than the rest; the person's own first. */
function pickEmoji(ranked: readonly string[], band: Band, draw: Draw, own: number): string[] {
  const wanted = draw.between(band.min, band.max);
  const kept = ranked.slice(0, Math.min(own, wanted));
  const rest = ranked.slice(kept.length);
  // The closest one leads every other caption; the others come from the next few, so that captions differ.
  const closest = wanted > 0 && kept.length === 0 && draw.chance(0.5) ? rest.slice(0, 1) : [];
  const near = draw.shuffled(rest.slice(closest.length, Math.max(6, wanted + 1)));
  return [...new Set([...kept, ...closest, ...near, ...rest])].slice(0, wanted);
}

/** The first tags name the subject and stay first; the others change places between captions. */
function pickTags(ranked: readonly string[], band: Band, draw: Draw): string[] {
  const wanted = draw.between(band.min, band.max);
  const [first, ...rest] = ranked;
  return first === undefined ? [] : [first, ...draw.shuffled(rest.slice(0, Math.max(5, wanted + 1))), ...rest.slice(Math.max(5, wanted + 1))].slice(0, wanted);
}
