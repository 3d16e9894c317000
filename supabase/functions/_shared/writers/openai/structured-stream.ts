import type OpenAI from "openai";
import { Stream } from "openai/streaming";
import type { ZodMiniType, infer as Infer } from "zod/mini";
import { addUsage, ModelError, stopOf, type CallOptions, type TokenUsage } from "../../domain/writing/call.ts";
import { attemptTimeoutMs, createClient, type OpenAiServer } from "./client.ts";
import { toModelError } from "./errors.ts";
import { isEndless } from "./endless.ts";
import { createJsonParts, type JsonPart } from "./json-parts.ts";
import { again, readAgain, readOrNull, requestOf, type ResponseChoice, type StructuredTask } from "./structured.ts";
import { createStallGuard } from "./stall-guard.ts";

type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk;

const repeatsItself = "the model repeats itself without end: a larger model writes better";

/** A provider that is stopped in the middle reports no usage; then this many characters count as one token. */
const charactersPerToken = 4;

export interface StreamOptions extends CallOptions {
  /** Called with each part of the object as soon as it is complete; returns false when no more are needed. */
  onPart: (part: JsonPart) => boolean;
}

/** `value` is null if `onPart` stopped the model. */
export interface StreamedOutput<T> {
  value: T | null;
  usage: TokenUsage;
}

interface Attempt {
  choice: ResponseChoice | undefined;
  /** Whether `onPart` needed no more. */
  enough: boolean;
  /** Whether the model was stopped because it repeated itself. */
  endless: boolean;
}

/**
 * Requests an object of a fixed shape from a language model and hands over its parts while they are written. An invalid
 * response is requested once more, as by `createStructured`; its parts have been handed over by then. So is one in which
 * the model repeats itself: it is stopped, because it would write until its token limit.
 * Rejects only with `ModelError`, which contains the usage so far.
 */
export function createStructuredStream(server: OpenAiServer) {
  const client = createClient(server);

  async function attempt<T extends ZodMiniType>(
    task: StructuredTask<T>,
    extra: string[],
    { signal, onPart }: StreamOptions,
    meter: Meter,
  ): Promise<Attempt> {
    const guard = createStallGuard(signal, server.timeoutMs ?? attemptTimeoutMs);
    try {
      const request = {
        ...requestOf(server, task, extra),
        stream: true as const,
        stream_options: { include_usage: true },
      };
      const response = await client.chat.completions.create(request, { signal: guard.signal }).asResponse();
      guard.begin();
      const parts = createJsonParts();
      const choice = { message: { content: "", refusal: null as string | null }, finish_reason: null as string | null };
      let choices = 0;
      for await (const chunk of chunksOf(response, guard.controller)) {
        guard.touch();
        meter.count(chunk);
        const [first] = chunk.choices;
        if (first === undefined) continue;
        choices += 1;
        const { content, refusal } = first.delta;
        choice.finish_reason = first.finish_reason ?? choice.finish_reason;
        if (refusal) choice.message.refusal = refusal;
        if (!content) continue;
        choice.message.content += content;
        if (!parts(content).every(onPart)) return { choice, enough: true, endless: false };
        if (isEndless(choice.message.content)) return { choice, enough: false, endless: true };
      }
      if (signal?.aborted) throw stopOf(signal);
      if (guard.isStalled()) throw new ModelError("timeout", "no more of the response in time");
      if (choices > 0 && choice.finish_reason === null)
        throw new ModelError("unavailable", "the response ended in the middle");
      return { choice: choices === 0 ? undefined : choice, enough: false, endless: false };
    } catch (error) {
      if (guard.isStalled() && !signal?.aborted)
        throw new ModelError("timeout", "no more of the response in time", { cause: error });
      throw error;
    } finally {
      guard.end();
      meter.end();
    }
  }

  return async function ask<T extends ZodMiniType>(
    task: StructuredTask<T>,
    options: StreamOptions,
  ): Promise<StreamedOutput<Infer<T>>> {
    const more = task.more === undefined ? [] : [task.more];
    const meter = createMeter(task);
    try {
      const first = await attempt(task, more, options, meter);
      if (first.enough) return { value: null, usage: meter.usage() };
      const value = first.endless ? null : readOrNull(first.choice, task.response);
      if (value !== null) return { value: value.read, usage: meter.usage() };
      const second = await attempt(task, [...more, again], options, meter);
      if (second.endless) throw new ModelError("invalid", repeatsItself);
      return { value: second.enough ? null : readAgain(second.choice, task), usage: meter.usage() };
    } catch (error) {
      const { kind, message, cause } = toModelError(error, options.signal);
      throw new ModelError(kind, message, { cause: cause ?? error, usage: meter.usage() });
    }
  };
}

/** The chunks of a response. A server that does not stream sends the whole completion, which is one chunk. */
async function* chunksOf(response: Response, controller: AbortController): AsyncGenerator<Chunk> {
  if (response.headers.get("content-type")?.startsWith("application/json")) {
    const completion = (await response.json()) as OpenAI.Chat.Completions.ChatCompletion;
    const choices = completion.choices.map(({ message, ...choice }) => ({ ...choice, delta: message }));
    yield { ...completion, choices } as unknown as Chunk;
    return;
  }
  yield* Stream.fromSSEResponse<Chunk>(response, controller);
}

interface Meter {
  count(chunk: Chunk): void;
  /** Ends an attempt; the next chunk belongs to another one. */
  end(): void;
  /** The usage of all attempts. */
  usage(): TokenUsage;
}

/** Adds up what the attempts cost; estimated for an attempt whose provider reported nothing. */
function createMeter({ system, user, more, model }: StructuredTask<ZodMiniType>): Meter {
  const texts = typeof user === "string" ? [user] : user.map((part) => (part.type === "text" ? part.text : ""));
  const prompt = [system, ...texts, more ?? ""].join("").length;
  const started = performance.now();
  let total: TokenUsage | null = null;
  let current = { model, characters: 0, reported: null as OpenAI.CompletionUsage | null, begun: false };
  return {
    count({ model: named, usage, choices }) {
      const written = choices[0]?.delta.content?.length ?? 0;
      current = {
        model: named || current.model,
        characters: current.characters + written,
        reported: usage ?? current.reported,
        begun: true,
      };
    },
    end() {
      const { reported, characters, begun } = current;
      const tokens = (count: number) => (begun ? Math.ceil(count / charactersPerToken) : 0);
      const spent = {
        model: current.model,
        inputTokens: reported?.prompt_tokens ?? tokens(prompt),
        outputTokens: reported?.completion_tokens ?? tokens(characters),
        milliseconds: 0,
      };
      total = total === null ? spent : addUsage(total, spent);
      current = { model, characters: 0, reported: null, begun: false };
    },
    usage: () => ({
      ...(total ?? { model, inputTokens: 0, outputTokens: 0 }),
      milliseconds: Math.round(performance.now() - started),
    }),
  };
}
