import { readFileSync } from "node:fs";
import type { CaptionDraft, CaptionTask, ModelPort } from "../../supabase/functions/_shared/domain/captions/port.ts";
import { ModelError, type TokenUsage } from "../../supabase/functions/_shared/domain/writing/call.ts";

/** The responses of a model, stored so that they can be judged again without calling it. */
export interface Recording {
  /** True: written by hand to test the judge, not by a model. */
  synthetic: boolean;
  /** The model, or the author if it was written by hand. */
  source: string;
  /** The responses by task: the first attempt, then the second. */
  responses: Record<string, { drafts: CaptionDraft[]; usage: TokenUsage }[]>;
}

const keyOf = ({ keyword, platform, tone }: CaptionTask) => [keyword, platform, tone ?? ""].join("\u241f");

/** Reads a recording. @throws Error if the file is not one */
export function readRecording(file: string): Recording {
  const read = JSON.parse(readFileSync(file, "utf8")) as Partial<Recording>;
  if (typeof read.synthetic !== "boolean" || typeof read.source !== "string" || typeof read.responses !== "object") {
    throw new Error(`${file} is not a recording: it needs "synthetic", "source" and "responses".`);
  }
  return read as Recording;
}

/** A model that returns the recorded responses. It fails for requests that were not recorded. */
export function replay(recording: Recording): ModelPort {
  const asked = new Map<string, number>();
  const next = async (task: CaptionTask) => {
    const key = keyOf(task);
    const turn = asked.get(key) ?? 0;
    asked.set(key, turn + 1);
    const response = recording.responses[key]?.[turn];
    if (!response) {
      throw new ModelError("unavailable", `nothing recorded for ${JSON.stringify(task.keyword)} on ${task.platform}`);
    }
    return { ...response, photo: null };
  };
  // The judge asks less of the built-in writer, whose lines were reviewed before.
  const kind = recording.source === "built-in" ? "built-in" : "model";
  return { kind, writeCaptions: next, repairCaptions: next };
}

/** Wraps a writer so that its responses are added to `recording`. */
export function recorded(writer: ModelPort, recording: Recording): ModelPort {
  const keep = async (task: CaptionTask, asking: ReturnType<ModelPort["writeCaptions"]>) => {
    const written = await asking;
    (recording.responses[keyOf(task)] ??= []).push({ drafts: written.drafts, usage: written.usage });
    return written;
  };
  return {
    kind: writer.kind,
    writeCaptions: (task, options) => keep(task, writer.writeCaptions(task, options)),
    repairCaptions: (task, drafts, problems, options) =>
      keep(task, writer.repairCaptions(task, drafts, problems, options)),
  };
}
