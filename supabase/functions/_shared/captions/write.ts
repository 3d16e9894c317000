import { createBuiltInWriter } from "../model/built-in/writer.ts";
import { ModelError, type CallOptions, type CaptionDraft, type CaptionTask, type ModelPort, type ModelUsage } from "../model/port.ts";
import { captionKey, problemsOf, type Problem } from "./check.ts";
import { composeCaption } from "./compose.ts";
import { fitCaption, tidyDraft } from "./fit.ts";

/**
 * Writes exactly `task.count` different captions that keep every rule of the platform and the asked bands.
 * Drafts are checked; those that only a writer can mend go back to it once; the rest is mended by code.
 * Rejects with `ModelError` only: the writer's own, or "invalid" when it gave not one usable caption.
 */
export async function writeFittingCaptions(model: ModelPort, task: CaptionTask, options: CallOptions = {}): Promise<{ captions: string[]; usage: ModelUsage }> {
  const first = await model.writeCaptions(task, options);
  const drafts = Array.from({ length: task.count }, (_, index) => tidyDraft(first.drafts[index] ?? { text: "", hashtags: [] }));
  const { drafts: mended, usage } = await repairByWriter(model, task, drafts, first.usage, options);
  const captions = differentCaptions(mended, task);
  if (captions.length === 0) throw new ModelError("invalid", "no draft had any text");
  if (captions.length < task.count) captions.push(...await fillingCaptions(task, captions));
  if (captions.length < task.count || captions.some((caption) => problemsOf(caption, task).some(breaksRule))) throw new ModelError("invalid", "no caption could be made to fit");
  return { captions, usage };
}

/** Whether only a writer can mend it well. A wrong number of hashtags, or one emoji too many, is mended by code for nothing. */
function needsWriter(problem: Problem): boolean {
  return problem.kind === "empty" || problem.kind === "duplicate" || problem.kind === "length" || problem.kind === "unfinished";
}

function breaksRule(problem: Problem): boolean {
  return problem.kind !== "unfinished";
}

async function repairByWriter(model: ModelPort, task: CaptionTask, drafts: CaptionDraft[], spent: ModelUsage, options: CallOptions): Promise<{ drafts: CaptionDraft[]; usage: ModelUsage }> {
  const posts = drafts.map((draft) => composeCaption(draft, task.platform));
  const taken = new Set<string>();
  const found = posts.map((post) => {
    const problems = problemsOf(post, task, taken);
    const key = captionKey(post);
    if (key) taken.add(key);
    return problems;
  });
  const broken = drafts.flatMap((_, index) => (found[index]!.some(needsWriter) ? [index] : []));
  if (broken.length === 0) return { drafts, usage: spent };
  try {
    const problems = broken.map((index) => found[index]!.map((problem) => problem.text).join(" "));
    const repaired = await model.repairCaptions(task, broken.map((index) => drafts[index]!), problems, options);
    const next = [...drafts];
    for (const [position, index] of broken.entries()) {
      const draft = repaired.drafts[position];
      if (draft && draft.text.trim()) next[index] = tidyDraft(draft);
    }
    return { drafts: next, usage: addUsage(spent, repaired.usage) };
  } catch (error) {
    // The first answer is paid for and can be mended by code; only a person who left, or a fault of ours, ends it here.
    if (error instanceof ModelError && error.kind !== "aborted") return { drafts, usage: spent };
    throw error;
  }
}

function differentCaptions(drafts: readonly CaptionDraft[], task: CaptionTask): string[] {
  const seen = new Set<string>();
  return drafts.map((draft) => fitCaption(draft, task)).filter((caption) => {
    const key = captionKey(caption);
    if (!key || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Stands in for captions the model left out or repeated twice over, so that a paid request is never short. */
async function fillingCaptions(task: CaptionTask, captions: readonly string[]): Promise<string[]> {
  const { drafts } = await createBuiltInWriter().writeCaptions({ ...task, count: task.count + 2 });
  const taken = new Set(captions.map(captionKey));
  return differentCaptions(drafts, task).filter((caption) => !taken.has(captionKey(caption))).slice(0, task.count - captions.length);
}

function addUsage(a: ModelUsage, b: ModelUsage): ModelUsage {
  return { model: a.model, inputTokens: a.inputTokens + b.inputTokens, outputTokens: a.outputTokens + b.outputTokens, milliseconds: a.milliseconds + b.milliseconds };
}
