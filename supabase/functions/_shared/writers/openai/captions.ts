import { Buffer } from "node:buffer";
import * as z from "zod/mini";
import type { OpenAiConfig } from "./client.ts";
import { createStructured, objectOf, type StructuredTask } from "./structured.ts";
import type { CallOptions } from "../../domain/writing/call.ts";
import type { CaptionTask, ModelPort, PhotoDescription, WriterOutput } from "../../domain/captions/port.ts";
import { repairPrompt, systemPrompt, userPrompt } from "./captions-prompt.ts";
import { photoDescription } from "./photo-description.ts";

/** Room for ten long captions and a reasoning model's own tokens. */
const outputTokensMax = 8_000;

const text = { type: "string" } as const;
const listOf = (items: unknown) => ({ type: "array", items });
const captions = listOf(objectOf({ shape: text, text, hashtags: listOf(text) }));
const photo = objectOf({ facts: listOf(text), alt_text: text });

// A server without strict schemas may omit fields that only make the model plan its text, and hashtags.
const answer = z.object({
  captions: z
    .array(z.object({ text: z.string(), hashtags: z._default(z.array(z.string()), []) }))
    .check(z.minLength(1)),
  photo: z.optional(z.nullable(z.object({ facts: z.array(z.string()), alt_text: z.string() }))),
});

/** Creates the writer that uses a language model. */
export function createOpenAiWriter(config: OpenAiConfig): ModelPort {
  const ask = createStructured(config);
  async function write(task: CaptionTask, more: string | undefined, options: CallOptions = {}): Promise<WriterOutput> {
    const model = task.quality === "premium" ? config.modelPremium : config.modelFree;
    // The photo was described in the first call and is not described again.
    const properties = task.photo && more === undefined ? { photo, captions } : { captions };
    const system = systemPrompt(task.platform);
    const { value, usage } = await ask(
      { name: "captions", system, user: userParts(task), more, properties, answer, model, tokensMax: outputTokensMax },
      options,
    );
    return { drafts: value.captions, usage, photo: captionBriefOf(task, value.photo ?? null) };
  }
  return {
    kind: "model",
    writeCaptions: (task, options) => write(task, undefined, options),
    repairCaptions: (task, drafts, problems, options) =>
      write(task, repairPrompt(task.count, drafts, problems), options),
  };
}

function captionBriefOf(
  task: CaptionTask,
  seen: { facts: string[]; alt_text: string } | null,
): PhotoDescription | null {
  return task.photo && seen ? photoDescription(seen.facts, seen.alt_text) : null;
}

function userParts(task: CaptionTask): StructuredTask<typeof answer>["user"] {
  const data = { type: "text" as const, text: userPrompt(task) };
  if (!task.photo) return [data];
  const url = `data:${task.photo.type};base64,${Buffer.from(task.photo.bytes).toString("base64")}`;
  return [data, { type: "image_url", image_url: { url, detail: task.quality === "premium" ? "auto" : "low" } }];
}
