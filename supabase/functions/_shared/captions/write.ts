import type { CallOptions, CaptionTask, ModelPort, ModelUsage } from "../model/port.ts";

/** Writes captions that fit. Rejects with `ModelError` only. */
export async function writeFittingCaptions(model: ModelPort, task: CaptionTask, options: CallOptions = {}): Promise<{ captions: string[]; usage: ModelUsage }> {
  const { drafts, usage } = await model.writeCaptions(task, options);
  return { captions: drafts.map((draft) => draft.text), usage };
}
