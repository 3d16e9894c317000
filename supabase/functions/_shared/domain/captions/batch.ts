import { tidyDraft } from "./fit.ts";
import type { CaptionDraft, CaptionTask, ModelPort, PhotoDescription } from "./port.ts";
import { type JudgeContext, judgeContext } from "./judge/judge.ts";
import { wordsOf } from "./judge/said.ts";
import { isWeak } from "./judge/weak.ts";
import { type Choice, choose, chooseShortened, emptyChoice } from "./select.ts";

/** The captions of one request while drafts arrive. Captions are only added: one that has passed is never replaced. */
export interface Batch {
  captions(): readonly string[];
  choice(): Choice;
  /** How many captions are still missing. */
  missing(): number;
  /** What a model saw in the photo. */
  photo(): PhotoDescription | null;
  /** Judges drafts and adds those that pass. Of drafts that come together, those that name the subject come first. */
  judge(drafts: readonly CaptionDraft[], seen: PhotoDescription | null): void;
  /** Shows the weaker captions that were held back, because no better ones come. */
  settle(): void;
  /** Adds what may still be used when the writer has finished; see `lastCaptions`. */
  complete(): void;
}

/**
 * @param writer the built-in writer plans the order of its drafts; a model does not
 * @param onCaption called with each caption when it is added
 */
export function createBatch(
  task: CaptionTask,
  writer: ModelPort["kind"],
  onCaption?: (caption: string) => void,
): Batch {
  let choice = emptyChoice;
  let photo: PhotoDescription | null = null;
  let judging: JudgeContext | null = null;
  /** Weaker captions, which wait until the writer has finished. */
  let held: string[] = [];
  /** One draft of a stream. The first caption is shown as soon as it is there; after it, a weaker one waits. */
  const weigh = (draft: CaptionDraft, context: JudgeContext) => {
    if (choice.captions.length >= task.count) return;
    const known = [...choice.captions, ...held];
    const roomy = { ...context, task: { ...task, count: known.length + 1 } };
    const { captions, rejected } = choose([draft], roomy, { captions: known, rejected: choice.rejected });
    const added = captions[known.length];
    if (added === undefined) choice = { ...choice, rejected };
    else if (choice.captions.length > 0 && isWeak(added, context)) held.push(added);
    else keep({ ...choice, captions: [...choice.captions, added] });
  };
  const keep = (next: Choice) => {
    const added = next.captions.slice(choice.captions.length);
    choice = next;
    for (const caption of added) onCaption?.(caption);
  };
  return {
    captions: () => choice.captions,
    choice: () => choice,
    missing: () => task.count - choice.captions.length,
    photo: () => photo,
    judge(drafts, seen) {
      photo ??= seen;
      judging ??= judgeContext(task, photo?.facts ?? [], { byModel: writer === "model" });
      const [first] = drafts;
      if (onCaption && writer === "model" && first && drafts.length === 1) {
        weigh(tidyDraft(first, task), judging);
        return;
      }
      keep(
        choose(
          drafts.map((draft) => tidyDraft(draft, task)),
          judging,
          choice,
          writer === "built-in",
        ),
      );
    },
    settle() {
      keep({ ...choice, captions: [...choice.captions, ...held].slice(0, task.count) });
      held = [];
    },
    complete() {
      if (judging !== null) keep({ ...choice, captions: lastCaptions(choice, judging, writer) });
    },
  };
}

/**
 * Fills up with what only needs shortening, and then with what only repeats earlier captions of the same person: the
 * built-in writer has few ways to say a thing, and a model's repeats are better than an error, but not than fewer
 * captions.
 */
function lastCaptions(choice: Choice, judging: JudgeContext, writer: ModelPort["kind"]): string[] {
  const { count } = judging.task;
  const captions = chooseShortened(choice, judging);
  const repeatsMax = writer === "built-in" ? count : 1;
  for (const { caption, reasons } of choice.rejected) {
    if (captions.length >= Math.min(count, repeatsMax)) break;
    if (reasons.every(({ kind }) => kind === "repeats-recent") && !captions.includes(caption)) captions.push(caption);
  }
  // Without a model nobody can ask again: the person's own words are a caption, whatever they look like to the judge.
  if (captions.length === 0 && writer === "built-in") {
    const own = choice.rejected.find(
      ({ caption, reasons }) =>
        onlySays(caption, judging) &&
        reasons.every(({ kind }) => kind === "claim" || kind === "language" || kind === "cliche"),
    );
    if (own) captions.push(own.caption);
  }
  return captions.slice(0, count);
}

const hashtag = /#[\p{L}\p{N}\p{M}_]+/gu;

/** Whether a caption holds no word that the person did not write. */
function onlySays(caption: string, { said }: JudgeContext): boolean {
  return wordsOf(caption.replace(hashtag, " ")).every((word) => said.words.has(word));
}
