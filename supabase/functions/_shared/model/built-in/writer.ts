import type { CaptionDraft, CaptionTask, ModelPort } from "../port.ts";

/** The writer for a machine without a model key. */
export function createBuiltInWriter(options: { random?: () => number } = {}): ModelPort {
  const random = options.random ?? Math.random;
  const draft = (task: CaptionTask, index: number): CaptionDraft => ({
    text: `${task.keyword.slice(0, 100) || "Post a photo today, you must"}, take ${index + 1} of ${Math.floor(random() * 1000)}.`,
    hashtags: [],
  });
  return {
    kind: "built-in",
    writeCaptions: async (task) => ({ drafts: Array.from({ length: task.count }, (_, index) => draft(task, index)), usage: { model: "built-in", inputTokens: 0, outputTokens: 0, milliseconds: 0 } }),
    repairCaptions: async (_task, drafts) => ({ drafts, usage: { model: "built-in", inputTokens: 0, outputTokens: 0, milliseconds: 0 } }),
  };
}
