import { readFileSync } from "node:fs";
import type { CaptionDraft, CaptionTask, ModelPort } from "../../supabase/functions/_shared/domain/captions/port.ts";
import { ModelError, type TokenUsage } from "../../supabase/functions/_shared/domain/writing/call.ts";

/** What a model answered, kept so that it can be judged again without asking it. */
export interface Recording {
  /** true: written by hand to try the judge, and not the answers of any model. */
  synthetic: boolean;
  /** Which model answered, or who wrote it by hand. */
  source: string;
  /** The answers to one order, in their order: the first attempt, then the second. */
  answers: Record<string, { drafts: CaptionDraft[]; usage: TokenUsage }[]>;
}

const keyOf = ({ keyword, platform, tone }: CaptionTask) => [keyword, platform, tone ?? ""].join("\u241f");

/** @throws Error where the file is no recording */
export function readRecording(file: string): Recording {
  const read = JSON.parse(readFileSync(file, "utf8")) as Partial<Recording>;
  if (typeof read.synthetic !== "boolean" || typeof read.source !== "string" || typeof read.answers !== "object") {
    throw new Error(`${file} is no recording: it needs "synthetic", "source" and "answers".`);
  }
  return read as Recording;
}

/** A model that answers as it did when it was recorded. What was not recorded is refused, never made up. */
export function replay(recording: Recording): ModelPort {
  const asked = new Map<string, number>();
  const next = async (task: CaptionTask) => {
    const key = keyOf(task);
    const turn = asked.get(key) ?? 0;
    asked.set(key, turn + 1);
    const answer = recording.answers[key]?.[turn];
    if (!answer) {
      throw new ModelError("unavailable", `nothing recorded for ${JSON.stringify(task.keyword)} on ${task.platform}`);
    }
    return { ...answer, photo: null };
  };
  return { kind: "model", writeCaptions: next, repairCaptions: next };
}

/** A writer whose answers are kept in `recording` as they come. */
export function recorded(writer: ModelPort, recording: Recording): ModelPort {
  const keep = async (task: CaptionTask, asking: ReturnType<ModelPort["writeCaptions"]>) => {
    const written = await asking;
    (recording.answers[keyOf(task)] ??= []).push({ drafts: written.drafts, usage: written.usage });
    return written;
  };
  return {
    kind: writer.kind,
    writeCaptions: (task, options) => keep(task, writer.writeCaptions(task, options)),
    repairCaptions: (task, drafts, problems, options) =>
      keep(task, writer.repairCaptions(task, drafts, problems, options)),
  };
}
