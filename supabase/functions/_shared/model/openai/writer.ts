import { Buffer } from "node:buffer";
import * as z from "zod/mini";
import type { CallOptions, CaptionDraft, CaptionTask, ModelPort, ModelUsage } from "../port.ts";
import type { OpenAiConfig } from "./client.ts";
import { repairPrompt, systemPrompt, userPrompt } from "./prompt.ts";
import { createStructured, objectOf, type StructuredTask } from "./structured.ts";

/** Room for five long captions and a reasoning model's own tokens. */
const answerTokensMax = 6_000;

const text = { type: "string" } as const;
const properties = { captions: { type: "array", items: objectOf({ text, hashtags: { type: "array", items: text } }) } };
const answer = z.object({ captions: z.array(z.object({ text: z.string(), hashtags: z.array(z.string()) })).check(z.minLength(1)) });

/** The writer on a language model. */
export function createOpenAiWriter(config: OpenAiConfig): ModelPort {
  const ask = createStructured(config);
  async function write(task: CaptionTask, more: string | undefined, options: CallOptions = {}): Promise<{ drafts: CaptionDraft[]; usage: ModelUsage }> {
    const model = task.quality === "premium" ? config.modelPremium : config.modelFree;
    const { value, usage } = await ask({ name: "captions", system: systemPrompt(task), user: userParts(task), more, properties, answer, model, tokensMax: answerTokensMax }, options);
    return { drafts: value.captions, usage };
  }
  return {
    kind: "model",
    writeCaptions: (task, options) => write(task, undefined, options),
    repairCaptions: (task, drafts, problems, options) => write(task, repairPrompt(drafts, problems), options),
  };
}

function userParts(task: CaptionTask): StructuredTask<typeof answer>["user"] {
  const data = { type: "text" as const, text: userPrompt(task) };
  if (!task.photo) return [data];
  const url = `data:${task.photo.type};base64,${Buffer.from(task.photo.bytes).toString("base64")}`;
  return [data, { type: "image_url", image_url: { url, detail: task.quality === "premium" ? "auto" : "low" } }];
}
