import { Buffer } from "node:buffer";
import OpenAI from "openai";
import type { CallOptions, CaptionDraft, CaptionTask, ModelPort, ModelUsage } from "../port.ts";
import { answerSchema, readAnswer } from "./answer.ts";
import { toModelError } from "./errors.ts";
import { repairPrompt, systemPrompt, userPrompt } from "./prompt.ts";

export interface OpenAiConfig {
  apiKey: string;
  /** Of any server that speaks Chat Completions; OpenAI's own when left out. */
  baseUrl?: string;
  modelFree: string;
  modelPremium: string;
  /** Passed on as it is; models without reasoning refuse it, so it stays out unless set. */
  reasoningEffort?: string;
  /** Milliseconds for one attempt; there are at most two. */
  timeoutMs?: number;
}

type Message = OpenAI.Chat.Completions.ChatCompletionMessageParam;

/** Room for five long captions and a reasoning model's own tokens. */
const answerTokensMax = 6_000;
const attemptTimeoutMs = 30_000;

/** The writer on a language model behind Chat Completions, the API that most servers share. */
export function createOpenAiWriter(config: OpenAiConfig): ModelPort {
  const client = new OpenAI({ apiKey: config.apiKey || "none", baseURL: config.baseUrl || undefined, timeout: config.timeoutMs ?? attemptTimeoutMs, maxRetries: 1, logLevel: "off" });

  async function ask(task: CaptionTask, messages: Message[], signal: AbortSignal | undefined): Promise<{ drafts: CaptionDraft[]; usage: ModelUsage }> {
    const started = performance.now();
    try {
      const completion = await client.chat.completions.create({
        model: task.quality === "premium" ? config.modelPremium : config.modelFree,
        messages,
        max_completion_tokens: answerTokensMax,
        response_format: { type: "json_schema", json_schema: { name: "captions", strict: true, schema: answerSchema } },
        ...(config.reasoningEffort ? { reasoning_effort: config.reasoningEffort as OpenAI.ReasoningEffort } : {}),
      }, { signal });
      const usage = {
        model: completion.model, inputTokens: completion.usage?.prompt_tokens ?? 0, outputTokens: completion.usage?.completion_tokens ?? 0, milliseconds: Math.round(performance.now() - started),
      };
      return { drafts: readAnswer(completion.choices[0]), usage };
    } catch (error) {
      throw toModelError(error, signal);
    }
  }

  return {
    kind: "model",
    writeCaptions: (task: CaptionTask, options: CallOptions = {}) => ask(task, taskMessages(task), options.signal),
    repairCaptions: (task: CaptionTask, drafts: CaptionDraft[], problems: string[], options: CallOptions = {}) =>
      ask(task, [...taskMessages(task), { role: "user", content: repairPrompt(drafts, problems) }], options.signal),
  };
}

function taskMessages(task: CaptionTask): Message[] {
  const text = { type: "text" as const, text: userPrompt(task) };
  if (!task.photo) return [{ role: "system", content: systemPrompt(task) }, { role: "user", content: [text] }];
  const url = `data:${task.photo.type};base64,${Buffer.from(task.photo.bytes).toString("base64")}`;
  return [{ role: "system", content: systemPrompt(task) }, { role: "user", content: [text, { type: "image_url", image_url: { url, detail: task.quality === "premium" ? "auto" : "low" } }] }];
}
