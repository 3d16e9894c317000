import type OpenAI from "openai";
import { chatReplyLengthMax } from "../../contract/rules/text-lengths.ts";
import { chatPrompt, chatScopes, rules } from "../../domain/chat/instructions.ts";
import { createLeakGuard, type LeakGuard } from "../../domain/chat/leak-guard.ts";
import type { ChatOptions, ChatPort, ChatTask } from "../../domain/chat/port.ts";
import { ModelError, stopOf, type TokenUsage } from "../../domain/writing/call.ts";
import { createClient, reasoning, type OpenAiConfig } from "./client.ts";
import { toModelError } from "./errors.ts";

/** Enough for a short reply and a reasoning model's own tokens. */
const outputTokensMax = 3_000;

/** Creates the assistant that streams replies of a language model through Chat Completions. */
export function createOpenAiChat(config: OpenAiConfig): ChatPort {
  const client = createClient(config);
  return {
    source: "model",
    async reply(task, options = {}) {
      try {
        return await ask(client, config, task, options);
      } catch (error) {
        throw toModelError(error, options.signal);
      }
    },
  };
}

async function ask(
  client: OpenAI,
  config: OpenAiConfig,
  task: ChatTask,
  { signal, onDelta }: ChatOptions,
): Promise<{ text: string; usage: TokenUsage }> {
  const started = performance.now();
  const premium = task.person.premiumAccess;
  const model = premium ? config.modelPremium : config.modelFree;
  const { system, user } = chatPrompt(task, premium ? chatScopes.premium : chatScopes.free);
  const stream = await client.chat.completions.create(
    {
      model,
      messages: [
        { role: "system", content: system },
        { role: "user", content: user },
      ],
      max_completion_tokens: outputTokensMax,
      stream: true,
      stream_options: { include_usage: true },
      ...reasoning(config),
    },
    { signal },
  );

  const reply = collect(createLeakGuard(rules), onDelta);
  const usage: TokenUsage = { model, inputTokens: 0, outputTokens: 0, milliseconds: 0 };
  let finish: string | null = null;
  for await (const chunk of stream) {
    const choice = chunk.choices[0];
    if (choice?.delta.refusal) throw new ModelError("refused", "the model refused");
    if (choice?.delta.content) reply.add(choice.delta.content);
    finish = choice?.finish_reason ?? finish;
    usage.model = chunk.model || usage.model;
    usage.inputTokens = chunk.usage?.prompt_tokens ?? usage.inputTokens;
    usage.outputTokens = chunk.usage?.completion_tokens ?? usage.outputTokens;
  }
  if (signal?.aborted) throw stopOf(signal);
  if (finish === null) throw new ModelError("unavailable", "the response ended in the middle");
  if (finish === "content_filter") throw new ModelError("refused", "the content filter stopped the response");
  const text = reply.end(finish === "length");
  if (text === "") throw new ModelError("invalid", "an empty response");
  return { text, usage: { ...usage, milliseconds: Math.round(performance.now() - started) } };
}

/** Joins the chunks and passes on what the guard allows. */
function collect(guard: LeakGuard, onDelta: ChatOptions["onDelta"]) {
  let text = "";
  const show = (piece: string) => {
    if (piece !== "") onDelta?.(piece);
  };
  return {
    add(piece: string) {
      const kept = piece.slice(0, chatReplyLengthMax - text.length);
      text += kept;
      show(guard.push(kept));
    },
    /** @param cut whether the model reached its token limit */
    end(cut: boolean): string {
      show(guard.end());
      return cut && text.trim() !== "" ? `${text.trim()} …` : text.trim();
    },
  };
}
