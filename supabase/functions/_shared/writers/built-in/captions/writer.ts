import { platforms } from "../../../contract/rules/platforms.ts";
import { addEmoji } from "../../../domain/text/emoji.ts";
import { findEmoji } from "../../../contract/rules/caption-length.ts";
import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { capitalize } from "../../../domain/captions/brief/casing.ts";
import { ModelError } from "../../../domain/writing/call.ts";
import type { CaptionDraft, CaptionTask, ModelPort, WritingOptions } from "../../../domain/captions/port.ts";
import { createDraw } from "../draw.ts";
import { builtInUsage } from "../usage.ts";
import { candidates } from "./candidates.ts";
import { setLine, withLinks } from "./compose.ts";
import { emojiFor } from "./emoji.ts";
import { kindOf } from "./kind.ts";
import type { Kind } from "./lines/line.ts";
import { type Phrase, phraseOf, withInlineTags } from "./phrase.ts";
import { photoDrafts } from "./photo.ts";
import { createRotation, type Rotation } from "./rotation.ts";
import { tagsFor } from "./tags.ts";
import { applyVoice } from "./voice.ts";
import { yodaDrafts } from "./yoda.ts";

/**
 * The writer for installations without a model key. It never states anything that the person did not say: it arranges
 * their own words by intent, platform and voice. It fails only if aborted. For grave subjects and in unsupported
 * languages, it may return fewer drafts than requested.
 * @param options.random 0 ≤ n < 1, so that tests can repeat a run
 */
export function createBuiltInWriter(options: { random?: () => number } = {}): ModelPort {
  const random = options.random ?? Math.random;
  const rotation = createRotation(random);
  const write = (task: CaptionTask, call: WritingOptions, again: boolean) => {
    if (call.signal?.aborted) return Promise.reject(new ModelError("aborted", "aborted before writing"));
    const started = performance.now();
    // All drafts are complete at once, so nobody waits for a choice among them: they are handed over by the result.
    return Promise.resolve({ drafts: draftsFor(task, rotation, random, again), usage: builtInUsage(started) });
  };
  return {
    kind: "built-in",
    writeCaptions: (task, call = {}) => write(task, call, false),
    repairCaptions: (task, _drafts, _problems, call = {}) => write(task, call, true),
  };
}

/** @param again whether too few of the first drafts passed; if there are few lines, no more drafts are made */
function draftsFor(task: CaptionTask, rotation: Rotation, random: () => number, again: boolean): CaptionDraft[] {
  const { brief } = task;
  if (!brief.text) {
    return task.photo ? photoDrafts(task.photo.facts, task, rotation) : yodaDrafts(task, createDraw(random));
  }
  const linked = brief.subjectWithLinks !== brief.subject;
  // Beside a sentence with a link there are no other words: they could be about something else.
  const read = linked ? "alone" : kindOf(brief);
  const inline = brief.form === "signs" ? [] : brief.slots.inlineHashtags;
  const placed = inline.length <= task.hashtags.max && task.voice?.hashtags !== "none";
  const { kind, phrase } = asked(read, brief, withInlineTags(phraseOf(brief), inline, placed));
  const lines = candidates(kind, task, phrase, rotation, again);
  const hashtags = tagsFor(brief, task.hashtags, task.platform, task.amountsAsked)
    .filter((tag) => !placed || !inline.some((own) => tag.toLowerCase().startsWith(own.toLowerCase())))
    .slice(0, Math.max(0, task.hashtags.max - (placed ? inline.length : 0)));
  const grave = brief.gravity !== "light";
  return lines.slice(0, task.count).map((line, turn) => {
    const set = withLinks(setLine(line, phrase, task.platform), brief, task.platform);
    const text = applyVoice(set, task.voice, { grave, roomy: platforms[task.platform].paragraphs });
    const emoji = emojiFor(brief, kind, task.emoji, { asked: task.amountsAsked, voice: task.voice, turn });
    return {
      text: addEmoji(
        text,
        emoji.filter((one) => !text.includes(one)).slice(0, Math.max(0, task.emoji.max - emojiIn(text))),
      ),
      hashtags,
    };
  });
}

const howTo = /^how to (.+)$/iu;

/** "How to X?" is not a question: what is left of it behind "how to" is asked for, as that of a request. */
function asked(kind: Kind, { language }: Brief, phrase: Phrase): { kind: Kind; phrase: Phrase } {
  const [, rest] = howTo.exec(phrase.inside) ?? [];
  if (kind !== "how-to" || language !== "en" || rest === undefined) return { kind, phrase };
  return { kind: "request", phrase: { ...phrase, start: capitalize(rest), inside: rest } };
}

function emojiIn(text: string): number {
  return findEmoji(text).length;
}
