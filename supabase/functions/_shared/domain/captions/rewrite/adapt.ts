import type { PostPlatformId } from "../../../contract/rules/platforms.ts";
import { addUsage, type CallOptions, ModelError, type TokenUsage } from "../../writing/call.ts";
import { composeCaption } from "../compose.ts";
import { tidyDraft } from "../fit.ts";
import { saidIn } from "../judge/said.ts";
import { keptHashtags } from "../judge/tags.ts";
import type { CaptionTask } from "../port.ts";
import { adaptByRules } from "./adapt-rules.ts";
import { adaptationReasons } from "./reasons.ts";
import type { AdaptedDraft, AdaptTask, RejectedAdaptation, RewritePort } from "./port.ts";

/** A caption fitted for one platform, and who wrote it: a model, or the rules from the person's own words. */
export interface Adaptation {
  platform: PostPlatformId;
  text: string;
  by: "model" | "rules";
}

/**
 * Fits a caption for several platforms. A model writes all versions in one call; those that fail the checks are
 * requested once more, with the reasons. What still fails is the person's own caption, fitted by rules.
 * Rejects with the writer's `ModelError` if its first call failed. @returns one version for each task, in their order
 */
export async function adaptCaption(
  writer: RewritePort,
  wanted: AdaptTask,
  options: CallOptions = {},
): Promise<{ adaptations: Adaptation[]; usage: TokenUsage }> {
  const passed = new Map<PostPlatformId, string>();
  // Somebody in danger is not rewritten.
  const isCrisis = wanted.tasks.some(({ brief }) => brief.gravity === "crisis");
  const first = isCrisis ? { drafts: [], usage: noCost } : await writer.adapt(wanted, [], options);
  const rejected = take(first.drafts, wanted, passed);
  let { usage } = first;
  if (writer.kind === "model" && !isCrisis && rejected.length > 0) {
    const again = await secondAttempt(writer, wanted, rejected, options);
    if (again) {
      usage = addUsage(usage, again.usage);
      take(again.drafts, wanted, passed);
    }
  }
  const adaptations = wanted.tasks.map((task): Adaptation => {
    const text = passed.get(task.platform);
    if (text !== undefined) return { platform: task.platform, text, by: "model" };
    return { platform: task.platform, text: adaptByRules(wanted.text, task), by: "rules" };
  });
  return { adaptations, usage };
}

const noCost: TokenUsage = { model: "built-in", inputTokens: 0, outputTokens: 0, milliseconds: 0 };

/** Null if it failed, because the first response is paid for; an abort is thrown. */
async function secondAttempt(
  writer: RewritePort,
  wanted: AdaptTask,
  rejected: readonly RejectedAdaptation[],
  options: CallOptions,
) {
  const platforms = new Set(rejected.map(({ platform }) => platform));
  const tasks = wanted.tasks.filter(({ platform }) => platforms.has(platform));
  try {
    return await writer.adapt({ ...wanted, tasks }, rejected, options);
  } catch (error) {
    if (!(error instanceof ModelError) || error.kind === "aborted") throw error;
    return null;
  }
}

/** Adds the drafts that pass to `passed`. @returns the others, and those that are missing */
function take(
  drafts: readonly AdaptedDraft[],
  { text, tasks }: AdaptTask,
  passed: Map<PostPlatformId, string>,
): RejectedAdaptation[] {
  const rejected: RejectedAdaptation[] = [];
  for (const task of tasks) {
    if (passed.has(task.platform)) continue;
    const draft = drafts.find(({ platform }) => platform === task.platform);
    const written = draft ? fitted(draft, text, task) : "";
    const reasons = draft ? adaptationReasons(written, text, task) : [];
    if (draft && reasons.length === 0) passed.set(task.platform, written);
    else {
      const problem = reasons.map((reason) => reason.text).join(" ") || "It was missing.";
      rejected.push({ platform: task.platform, text: written, problem });
    }
  }
  return rejected;
}

/** A draft as it is shown: its hashtags only from the caption and the keyword, at most as many as are usual. */
function fitted(draft: AdaptedDraft, original: string, task: CaptionTask): string {
  const tidy = tidyDraft({ text: draft.text, hashtags: draft.hashtags }, task);
  const known = original.toLowerCase();
  const said = saidIn(task);
  const hashtags = tidy.hashtags.filter(
    (tag) => known.includes(`#${tag.toLowerCase()}`) || keptHashtags([tag], said, task.brief.gravity).length > 0,
  );
  return composeCaption({ text: tidy.text, hashtags: hashtags.slice(0, task.hashtags.max) }, task.platform);
}
