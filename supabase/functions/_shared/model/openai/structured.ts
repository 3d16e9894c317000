import OpenAI from "openai";
import type { ZodMiniType, infer as Infer } from "zod/mini";
import { ModelError, type CallOptions, type ModelUsage } from "../port.ts";
import { toModelError } from "./errors.ts";
import type { OpenAiConfig } from "./writer.ts";

export interface StructuredTask<T extends ZodMiniType> {
  /** Of the schema, for the provider. */
  name: string;
  system: string;
  user: string;
  /** What is sent as the strict schema: an object of these, all of them required. */
  properties: Record<string, unknown>;
  answer: T;
  model: string;
  tokensMax: number;
}

const attemptTimeoutMs = 30_000;

/** Asks a language model for an object of a fixed shape. Rejects with `ModelError` only. */
export function createStructured(config: OpenAiConfig) {
  const client = new OpenAI({ apiKey: config.apiKey || "none", baseURL: config.baseUrl || undefined, timeout: config.timeoutMs ?? attemptTimeoutMs, maxRetries: 1, logLevel: "off" });
  return async function ask<T extends ZodMiniType>(task: StructuredTask<T>, { signal }: CallOptions = {}): Promise<{ value: Infer<T>; usage: ModelUsage }> {
    const started = performance.now();
    try {
      const schema = { type: "object", properties: task.properties, required: Object.keys(task.properties), additionalProperties: false };
      const completion = await client.chat.completions.create({
        model: task.model,
        messages: [{ role: "system", content: task.system }, { role: "user", content: task.user }],
        max_completion_tokens: task.tokensMax,
        response_format: { type: "json_schema", json_schema: { name: task.name, strict: true, schema } },
        ...(config.reasoningEffort ? { reasoning_effort: config.reasoningEffort as OpenAI.ReasoningEffort } : {}),
      }, { signal });
      const usage = {
        model: completion.model, inputTokens: completion.usage?.prompt_tokens ?? 0, outputTokens: completion.usage?.completion_tokens ?? 0, milliseconds: Math.round(performance.now() - started),
      };
      return { value: read(completion.choices[0], task.answer), usage };
    } catch (error) {
      throw toModelError(error, signal);
    }
  };
}

interface Choice { finish_reason: string | null; message: { content: string | null; refusal?: string | null } }

function read<T extends ZodMiniType>(choice: Choice | undefined, answer: T): Infer<T> {
  if (!choice) throw new ModelError("invalid", "an answer without a choice");
  if (choice.message.refusal || choice.finish_reason === "content_filter") throw new ModelError("refused", "the model refused");
  if (choice.finish_reason === "length") throw new ModelError("truncated", "the answer reached its token limit");
  const parsed = answer.safeParse(parseJson(choice.message.content ?? ""));
  if (!parsed.success) throw new ModelError("invalid", "the answer does not have the asked shape", { cause: parsed.error });
  return parsed.data as Infer<T>;
}

/** Some compatible servers fence JSON although a schema was sent. */
function parseJson(content: string): unknown {
  try {
    return JSON.parse(content.trim().replace(/^```(?:json)?\s*/u, "").replace(/\s*```$/u, ""));
  } catch (error) {
    throw new ModelError("invalid", "the answer is not JSON", { cause: error });
  }
}
