import { parseJson } from "../../contract/wire/json.ts";
import type OpenAI from "openai";
import type { ZodMiniType, infer as Infer } from "zod/mini";
import { addUsage, ModelError, type CallOptions, type TokenUsage } from "../../domain/writing/call.ts";
import { createClient, reasoning, type OpenAiServer } from "./client.ts";
import { toModelError } from "./errors.ts";

export interface StructuredTask<T extends ZodMiniType> {
  /** The name of the schema, for the provider. */
  name: string;
  /** The rules, without any text from the person. */
  system: string;
  user: string | OpenAI.Chat.Completions.ChatCompletionContentPart[];
  /** A second message after `user`. */
  more?: string;
  /** The properties of the strict schema, see `objectOf`. */
  properties: Record<string, unknown>;
  /** Validates the response. Strict schemas support no lengths and no optional fields, so these are checked here. */
  response: T;
  model: string;
  tokensMax: number;
}

export interface StructuredOutput<T> {
  value: T;
  usage: TokenUsage;
  /** The citations of the response, for example pages that a model with web search has read. */
  annotations: readonly unknown[];
}

/** The strict schema of an object with these properties: all of them required, and no others. */
export function objectOf(properties: Record<string, unknown>) {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}

/** The message to a model whose response could not be parsed. */
export const again = "Your last answer was not JSON of the asked shape. Answer again, with nothing but that JSON.";

/**
 * Requests an object of a fixed shape from a language model. An invalid response is requested once more, and the token
 * usage of both is added up. Rejects only with `ModelError`.
 */
export function createStructured(server: OpenAiServer) {
  const client = createClient(server);

  async function attempt<T extends ZodMiniType>(
    task: StructuredTask<T>,
    extra: string[],
    signal: AbortSignal | undefined,
  ) {
    const started = performance.now();
    const completion = await client.chat.completions.create(requestOf(server, task, extra), { signal });
    const usage: TokenUsage = {
      model: completion.model,
      inputTokens: completion.usage?.prompt_tokens ?? 0,
      outputTokens: completion.usage?.completion_tokens ?? 0,
      milliseconds: Math.round(performance.now() - started),
    };
    return { choice: completion.choices[0], usage };
  }

  return async function ask<T extends ZodMiniType>(
    task: StructuredTask<T>,
    { signal }: CallOptions = {},
  ): Promise<StructuredOutput<Infer<T>>> {
    const more = task.more === undefined ? [] : [task.more];
    try {
      const first = await attempt(task, more, signal);
      const annotations = first.choice?.message.annotations ?? [];
      const value = readOrNull(first.choice, task.response);
      if (value !== null) return { value: value.read, usage: first.usage, annotations };
      const second = await attempt(task, [...more, again], signal);
      const usage = addUsage(first.usage, second.usage);
      return {
        value: readAgain(second.choice, task),
        usage,
        annotations: second.choice?.message.annotations ?? [],
      };
    } catch (error) {
      throw toModelError(error, signal);
    }
  };
}

/** The request for one attempt. `extra`: messages after the user's */
export function requestOf<T extends ZodMiniType>(
  server: OpenAiServer,
  { name, system, user, properties, model, tokensMax }: StructuredTask<T>,
  extra: readonly string[],
) {
  return {
    model,
    messages: [
      { role: "system" as const, content: system },
      { role: "user" as const, content: user },
      ...extra.map((content) => ({ role: "user" as const, content })),
    ],
    max_completion_tokens: tokensMax,
    response_format: {
      type: "json_schema" as const,
      json_schema: { name, strict: true, schema: objectOf(properties) },
    },
    ...reasoning(server),
  };
}

/** What of a response is read. */
export interface ResponseChoice {
  message: { content: string | null; refusal?: string | null };
  finish_reason: string | null;
}

/** The response, or null if it is invalid. Errors that a second request cannot fix are thrown. */
export function readOrNull<T extends ZodMiniType>(
  choice: ResponseChoice | undefined,
  schema: T,
): { read: Infer<T> } | null {
  try {
    return { read: read(choice, schema) };
  } catch (error) {
    if (error instanceof ModelError && error.kind === "invalid") return null;
    throw error;
  }
}

/** Parses a response. Throws if it was refused, cut off or is invalid. */
function read<T extends ZodMiniType>(choice: ResponseChoice | undefined, schema: T): Infer<T> {
  if (!choice) throw new ModelError("invalid", "a response without a choice");
  if (choice.message.refusal) throw new ModelError("refused", "the model refused");
  if (choice.finish_reason === "content_filter")
    throw new ModelError("refused", "the content filter stopped the response");
  if (choice.finish_reason === "length") throw new ModelError("truncated", "the response reached its token limit");
  const value = parseJson(withoutFence(choice.message.content ?? ""));
  if (value === undefined) throw new ModelError("invalid", "the response is not JSON");
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw new ModelError("invalid", "the response does not have the asked shape", { cause: parsed.error });
  return parsed.data as Infer<T>;
}

/** Parses the response to the second request: a model that is invalid twice does not keep to schemas. */
export function readAgain<T extends ZodMiniType>(
  choice: ResponseChoice | undefined,
  { model, response }: StructuredTask<T>,
): Infer<T> {
  try {
    return read(choice, response);
  } catch (error) {
    if (!(error instanceof ModelError) || error.kind !== "invalid") throw error;
    const advice =
      "use a model and a server that support strict JSON schemas (OPENAI_MODEL_FREE and OPENAI_MODEL_PREMIUM)";
    throw new ModelError("invalid", `${model} gave no JSON of the asked shape, twice: ${advice}`, { cause: error });
  }
}

const openingFence = /^```(?:json)?\s*/u;

const closingFence = /\s*```$/u;

/** Some compatible servers put JSON in a code block although a schema was sent. */
function withoutFence(content: string): string {
  return content.trim().replace(openingFence, "").replace(closingFence, "");
}
