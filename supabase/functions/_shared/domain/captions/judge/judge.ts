import { captionKey, problemsOf } from "../check.ts";
import type { CaptionTask } from "../port.ts";
import { claimsIn } from "./claims.ts";
import { clicheReason } from "./cliches.ts";
import { graveReasons } from "./gravity.ts";
import { languageReason } from "./language.ts";
import { markupReason } from "./markup.ts";
import type { Reason } from "./reason.ts";
import { type ComparableCaption, toComparable, isNearDuplicate } from "./repeats.ts";
import { type Said, saidIn } from "./said.ts";
import { voiceReasons } from "./voice-kept.ts";

/** What one batch is judged by; made once, since every caption is held against the same words. */
export interface JudgeContext {
  task: CaptionTask;
  said: Said;
  /** Takes a caption apart, once for each. */
  compared: (caption: string) => ComparableCaption;
}

/** @param seen what a model saw in the photo; counts as said, for the person can see and correct it */
export function judgeContext(task: CaptionTask, seen: readonly string[] = []): JudgeContext {
  const said = saidIn(task, seen);
  const known = new Map<string, ComparableCaption>();
  const compared = (caption: string) => {
    const found = known.get(caption) ?? toComparable(caption, said);
    known.set(caption, found);
    return found;
  };
  return { task, said, compared };
}

/**
 * Every reason not to show a finished caption to the person. Pure code: rules of the platform, repeats, clichés,
 * language, marks, facts that nobody gave, the subject's gravity, and the person's voice.
 * @param others captions of this batch that are kept already
 * @returns no reason: the caption may be shown
 */
export function judgeCaption(
  caption: string,
  { task, said, compared }: JudgeContext,
  others: readonly string[],
): Reason[] {
  const isRepeated = (other: string) => isNearDuplicate(compared(caption), compared(other));
  const taken = new Set(others.map(captionKey));
  const reasons: Reason[] = problemsOf(caption, task, taken);
  if (reasons.some(({ kind }) => kind === "empty")) return reasons;
  if (!reasons.some(({ kind }) => kind === "duplicate") && others.some(isRepeated)) {
    reasons.push({
      kind: "duplicate",
      text: "It says the same as another caption of this batch; write a different one.",
    });
  }
  if (task.recent.some(isRepeated)) {
    reasons.push({
      kind: "repeats-recent",
      text: "It repeats a caption that the person got lately; write a different one.",
    });
  }
  const single = [
    clicheReason(caption, said, task.voice),
    languageReason(caption, said, task),
    markupReason(caption, task.keyword),
  ];
  reasons.push(...single.filter((reason) => reason !== null));
  reasons.push(...claimsIn(caption, said, task), ...graveReasons(caption, said, task), ...voiceReasons(caption, task));
  return reasons;
}
