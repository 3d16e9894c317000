import { tidyDraft } from "./fit.ts";
import { type CallOptions, ModelError, type TokenUsage } from "../writing/call.ts";
import type { CaptionDraft, CaptionTask, ModelPort, PhotoDescription } from "./port.ts";
import { type JudgeContext, judgeContext } from "./judge/judge.ts";
import { wordsOf } from "./judge/said.ts";
import { type Choice, choose, chooseShortened, emptyChoice } from "./select.ts";

/** More drafts than asked, so that there is something to choose from; premium gets the wider choice. */
const spare: Record<CaptionTask["quality"], number> = { free: 3, premium: 5 };

/** Captions that passed, best first. `asked` may be more: fewer captions are better than filler. */
export interface WrittenCaptions {
  captions: string[];
  asked: number;
  usage: TokenUsage;
  photo: PhotoDescription | null;
}

/**
 * Writes up to `task.count` different captions that the judge lets pass. More drafts than that are asked for; when too
 * few pass, the writer is asked once more, with the reasons. What is shown is this writer's own work or nothing.
 * Rejects with `ModelError` only: the writer's own, or "rejected" when not one caption passed.
 */
export async function writeCaptions(
  model: ModelPort,
  task: CaptionTask,
  options: CallOptions = {},
): Promise<WrittenCaptions> {
  const first = await model.writeCaptions({ ...task, count: task.count + spare[task.quality] }, options);
  const photo = first.photo ?? null;
  const judging = judgeContext(task, photo?.facts ?? []);
  let choice = choose(
    first.drafts.map((draft) => tidyDraft(draft, task)),
    judging,
    emptyChoice,
  );
  let usage = first.usage;
  if (choice.captions.length < task.count) {
    const more = await askAgain(model, task, choice, options);
    if (more !== null) {
      usage = addUsage(usage, more.usage);
      choice = choose(
        more.drafts.map((draft) => tidyDraft(draft, task)),
        judging,
        choice,
      );
    }
  }
  const captions = completed(choice, judging, model);
  if (captions.length === 0) throw new ModelError("rejected", `no caption passed: ${reasonsFor(choice)}`);
  return { captions, asked: task.count, usage, photo };
}

/** The one more attempt; null where it failed, since the first answer is paid for and may hold enough. */
async function askAgain(model: ModelPort, task: CaptionTask, choice: Choice, options: CallOptions) {
  const missing = task.count - choice.captions.length;
  const again = { ...task, count: missing + 1, recent: [...choice.captions, ...task.recent] };
  const rejected = choice.rejected.slice(0, task.count + 1);
  const drafts: CaptionDraft[] = rejected.map(({ draft }) => draft);
  const problems = rejected.map(({ reasons }) => reasons.map(({ text }) => text).join(" "));
  try {
    return await model.repairCaptions(again, drafts, problems, options);
  } catch (error) {
    const left = error instanceof ModelError && error.kind === "aborted";
    if (!(error instanceof ModelError) || left || (choice.captions.length === 0 && error.kind === "refused"))
      throw error;
    return null;
  }
}

/**
 * Fills up with what only needs shortening, and then with what only repeats earlier captions of the same person: the
 * built-in writer has few ways to say a thing, and a model's repeats are better than an error, but not than fewer
 * captions.
 */
function completed(choice: Choice, judging: JudgeContext, model: ModelPort): string[] {
  const { count } = judging.task;
  const captions = chooseShortened(choice, judging);
  const repeatsMax = model.kind === "built-in" ? count : 1;
  for (const { caption, reasons } of choice.rejected) {
    if (captions.length >= Math.min(count, repeatsMax)) break;
    if (reasons.every(({ kind }) => kind === "repeats-recent") && !captions.includes(caption)) captions.push(caption);
  }
  // Without a model nobody can ask again: the person's own words are a caption, whatever they look like to the judge.
  if (captions.length === 0 && model.kind === "built-in") {
    const own = choice.rejected.find(
      ({ caption, reasons }) =>
        onlySays(caption, judging) &&
        reasons.every(({ kind }) => kind === "claim" || kind === "language" || kind === "cliche"),
    );
    if (own) captions.push(own.caption);
  }
  return captions.slice(0, count);
}

/** Whether a caption holds no word that the person did not write. */
function onlySays(caption: string, { said }: JudgeContext): boolean {
  return wordsOf(caption.replace(/#[\p{L}\p{N}\p{M}_]+/gu, " ")).every((word) => said.words.has(word));
}

function reasonsFor({ rejected }: Choice): string {
  const kinds = rejected.flatMap(({ reasons }) => reasons.map(({ kind }) => kind));
  return [...new Set(kinds)].join(", ") || "nothing was written";
}

function addUsage(a: TokenUsage, b: TokenUsage): TokenUsage {
  return {
    model: a.model,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    milliseconds: a.milliseconds + b.milliseconds,
  };
}
