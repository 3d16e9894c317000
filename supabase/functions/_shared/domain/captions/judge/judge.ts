import { captionKey, problemsOf } from "../check.ts";
import type { CaptionTask } from "../port.ts";
import { claimsIn } from "./claims.ts";
import { clicheReason } from "./cliches.ts";
import { graveReasons } from "./gravity.ts";
import { languageReason, shortForeignReason } from "./language.ts";
import { markupReason } from "./markup.ts";
import type { Reason } from "./reason.ts";
import { bareChoiceReason, inventedIn } from "./invented.ts";
import { offSubjectReason } from "./off-subject.ts";
import { refusalReason } from "./refusal.ts";
import { type ComparableCaption, toComparable, isNearDuplicate, repeatsItself } from "./repeats.ts";
import { type Said, saidIn } from "./said.ts";
import { voiceReasons } from "./voice-kept.ts";

/** The context for judging one batch. It is created once, because it is the same for every caption. */
export interface JudgeContext {
  task: CaptionTask;
  said: Said;
  /** Prepares a caption for comparison, once for each caption. */
  compared: (caption: string) => ComparableCaption;
  /** `captionKey`, once for each caption. */
  keyOf: (caption: string) => string;
  /** The reasons that no other caption of the batch changes, once for each caption: a repaired draft may come back. */
  reasonsAlone: (caption: string) => readonly Reason[];
}

/**
 * @param seen what a model saw in the photo; it counts as said, because the person can see and correct it
 * @param options.byModel whether a language model writes, whose inventions are searched for as well
 */
export function judgeContext(
  task: CaptionTask,
  seen: readonly string[] = [],
  { byModel = false }: { byModel?: boolean } = {},
): JudgeContext {
  const said = saidIn(task, seen);
  const compared = onceEach((caption) => toComparable(caption, said));
  const reasonsAlone = onceEach((caption) => [
    ...repeatsRecent(caption, task, compared),
    ...contentReasons(caption, task, said),
    ...(byModel ? modelReasons(caption, task, said) : []),
  ]);
  return { task, said, compared, keyOf: onceEach(captionKey), reasonsAlone };
}

/** A function of a caption that remembers its results as long as the captions of one request are judged. */
function onceEach<T>(work: (caption: string) => T): (caption: string) => T {
  const known = new Map<string, T>();
  return (caption) => {
    const found = known.get(caption) ?? work(caption);
    known.set(caption, found);
    return found;
  };
}

/**
 * Every reason not to show a caption to the person: rules of the platform, repetitions, clichés, language, markup,
 * invented facts, the subject's gravity, and the person's voice.
 * @param others captions of this batch that were already accepted
 * @returns an empty list if the caption may be shown
 */
export function judgeCaption(caption: string, context: JudgeContext, others: readonly string[]): Reason[] {
  const { task, compared, keyOf, reasonsAlone } = context;
  const isRepeated = (other: string) => isNearDuplicate(compared(caption), compared(other));
  const reasons: Reason[] = problemsOf(caption, task, new Set(others.map(keyOf)));
  if (reasons.some(({ kind }) => kind === "empty")) return reasons;
  if (!reasons.some(({ kind }) => kind === "duplicate") && others.some(isRepeated)) {
    reasons.push({
      kind: "duplicate",
      text: "It says the same as another caption of this batch; write a different one.",
    });
  }
  return [...reasons, ...reasonsAlone(caption)];
}

function repeatsRecent(caption: string, task: CaptionTask, compared: JudgeContext["compared"]): Reason[] {
  if (!task.recent.some((recent) => isNearDuplicate(compared(caption), compared(recent)))) return [];
  return [{ kind: "repeats-recent", text: "It repeats a caption that the person got lately; write a different one." }];
}

/** What is only searched for in a language model's captions. */
function modelReasons(caption: string, task: CaptionTask, said: Said): Reason[] {
  const single = [
    refusalReason(caption, said),
    offSubjectReason(caption, said, task),
    bareChoiceReason(caption, said),
    shortForeignReason(caption, said, task),
  ];
  const reasons = [...single.filter((reason) => reason !== null), ...inventedIn(caption, said, task)];
  if (repeatsItself(caption)) reasons.push({ kind: "duplicate", text: "It repeats one of its own sentences." });
  return reasons;
}

function contentReasons(caption: string, task: CaptionTask, said: Said): Reason[] {
  const single = [
    clicheReason(caption, said, task.voice),
    languageReason(caption, said, task),
    markupReason(caption, task.keyword),
  ];
  return [
    ...single.filter((reason) => reason !== null),
    ...claimsIn(caption, said, task),
    ...graveReasons(caption, said, task),
    ...voiceReasons(caption, task),
  ];
}
