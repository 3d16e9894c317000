import { addUsage, type CallOptions, ModelError, type ModelErrorKind, type TokenUsage } from "../writing/call.ts";
import { type Batch, createBatch } from "./batch.ts";
import type { CaptionDraft, CaptionTask, ModelPort, PhotoDescription, WriterOutput, WritingOptions } from "./port.ts";
import type { Choice } from "./select.ts";

/** More drafts than asked, so that there is something to choose from; premium gets the wider choice. */
const spare: Record<CaptionTask["quality"], number> = { free: 3, premium: 5 };

export interface WriteOptions extends CallOptions {
  /**
   * Called with each caption as soon as it has passed. Then drafts are judged in the order in which they are written:
   * after the first one, a weaker one waits until it is known whether enough better ones come. The writer is stopped
   * when enough have passed. Without it, all drafts are compared, and those that name the
   * subject come first.
   */
  onCaption?: (caption: string) => void;
}

/** Captions that passed, best first. `requested` may be more: fewer captions are better than filler. */
export interface WrittenCaptions {
  captions: string[];
  requested: number;
  usage: TokenUsage;
  photo: PhotoDescription | null;
  /** Why the writer gave no more after some captions had passed; null if it finished. */
  stopped: ModelError | null;
}

/**
 * Writes up to `task.count` different captions that the judge lets pass. More drafts than that are asked for; when too
 * few pass, the writer is asked once more, with the reasons. What is shown is this writer's own work or nothing.
 * Rejects with `ModelError` only: the writer's own, or "rejected" when not one caption passed.
 */
export async function writeCaptions(
  model: ModelPort,
  task: CaptionTask,
  { signal, onCaption }: WriteOptions = {},
): Promise<WrittenCaptions> {
  const batch = createBatch(task, model.kind, onCaption);
  const spent: TokenUsage[] = [];
  const ask = async (call: (options: WritingOptions) => Promise<WriterOutput>): Promise<void> => {
    let judged = false;
    const early: CaptionDraft[] = [];
    let seen: PhotoDescription | null = null;
    const onDrafts: WritingOptions["onDrafts"] = (drafts, photo) => {
      if (!onCaption) {
        early.push(...drafts);
        seen ??= photo;
        return true;
      }
      judged = true;
      batch.judge(drafts, photo);
      return batch.missing() > 0;
    };
    try {
      const output = await call({ signal, onDrafts });
      spent.push(output.usage);
      if (!judged) batch.judge(output.drafts, output.photo ?? null);
    } catch (error) {
      if (error instanceof ModelError && error.usage) spent.push(error.usage);
      // Nobody waits any more for a result that nobody has seen.
      const isWanted = !(error instanceof ModelError && error.kind === "aborted");
      if (isWanted && early.length > 0) batch.judge(early, seen);
      throw error;
    }
  };

  let stopped: ModelError | null = null;
  try {
    await ask((options) => model.writeCaptions({ ...task, count: task.count + spare[task.quality] }, options));
  } catch (error) {
    // What has been sent stays, whatever happened afterwards.
    if (!(error instanceof ModelError) || batch.captions().length === 0) throw error;
    stopped = error;
  }
  batch.settle();
  if (batch.missing() > 0 && (stopped === null || mendable.has(stopped.kind))) {
    try {
      await ask((options) => askAgain(model, task, batch, options));
      stopped = null;
    } catch (error) {
      if (!isBearable(error, batch, onCaption !== undefined)) throw error;
      // The first response is paid for and may hold enough.
      if (error.kind === "aborted") stopped = error;
    }
  }
  batch.settle();
  if (stopped?.kind !== "aborted") batch.complete();
  const captions = [...batch.captions()];
  if (captions.length === 0) throw new ModelError("rejected", `no caption passed: ${reasonsFor(batch.choice())}`);
  const usage = spent.length === 0 ? unknownUsage : spent.reduce(addUsage);
  return { captions, requested: task.count, usage, photo: batch.photo(), stopped };
}

const unknownUsage: TokenUsage = { model: "unknown", inputTokens: 0, outputTokens: 0, milliseconds: 0 };

/** Failures in the middle of a response after which a second request may give the rest. */
const mendable = new Set<ModelErrorKind>(["truncated", "invalid", "unavailable"]);

/** Whether the captions so far are the result although the second request failed. */
function isBearable(error: unknown, batch: Batch, isSent: boolean): error is ModelError {
  if (!(error instanceof ModelError)) return false;
  const isEmpty = batch.captions().length === 0;
  if (error.kind === "aborted") return isSent && !isEmpty;
  return !(isEmpty && error.kind === "refused");
}

/** The one more attempt, with the rejected drafts and their reasons. */
function askAgain(model: ModelPort, task: CaptionTask, batch: Batch, options: WritingOptions): Promise<WriterOutput> {
  const again = { ...task, count: batch.missing() + 1, recent: [...batch.captions(), ...task.recent] };
  const rejected = batch.choice().rejected.slice(0, task.count + 1);
  const problems = rejected.map(({ reasons }) => reasons.map(({ text }) => text).join(" "));
  return model.repairCaptions(
    again,
    rejected.map(({ draft }) => draft),
    problems,
    options,
  );
}

function reasonsFor({ rejected }: Choice): string {
  const kinds = rejected.flatMap(({ reasons }) => reasons.map(({ kind }) => kind));
  return [...new Set(kinds)].join(", ") || "nothing was written";
}
