import OpenAI, { APIError } from "openai";
import { chatReplyLengthMax } from "../../contract/rules/text-lengths.ts";
import type { ChatText } from "../../contract/wire/chat.ts";
import { chatPrompt, chatScopes, rules } from "../../domain/chat/instructions.ts";
import { createLeakGuard, type LeakGuard } from "../../domain/chat/leak-guard.ts";
import { createToolRunner, toolDefinitions } from "../../domain/chat/model-tools.ts";
import type { ChatAnswer, ChatOptions, ChatPort, ChatTask } from "../../domain/chat/port.ts";
import { addUsage, ModelError, stopOf, type TokenUsage } from "../../domain/writing/call.ts";
import { createClient, reasoning, type OpenAiConfig } from "./client.ts";
import { toModelError } from "./errors.ts";

/** Enough for a short reply and a reasoning model's own tokens. */
const outputTokensMax = 3_000;
/** How often a model may call tools before it has to reply. */
const roundsMax = 3;
/** Tool calls in one round; more are not run. */
const callsMax = 4;

type Message = OpenAI.Chat.ChatCompletionMessageParam;

const tools: OpenAI.Chat.ChatCompletionTool[] = toolDefinitions.map(({ name, description, parameters }) => ({
  type: "function",
  function: { name, description, parameters },
}));

/** Creates the assistant that streams replies of a language model, which may call the tools. */
export function createOpenAiChat(config: OpenAiConfig): ChatPort {
  const client = createClient(config);
  return {
    source: "model",
    async reply(task, options = {}) {
      try {
        return await converse(client, config, task, options);
      } catch (error) {
        throw toModelError(error, options.signal);
      }
    },
  };
}

/** Lets the model call tools until it replies. */
async function converse(
  client: OpenAI,
  config: OpenAiConfig,
  task: ChatTask,
  { signal, onDelta }: ChatOptions,
): Promise<ChatAnswer & { usage: TokenUsage }> {
  const premium = task.person.premiumAccess;
  const { system, user } = chatPrompt(task, premium ? chatScopes.premium : chatScopes.free);
  const messages: Message[] = [
    { role: "system", content: system },
    { role: "user", content: user },
  ];
  const model = premium ? config.modelPremium : config.modelFree;
  const run = createToolRunner(task);
  const reply = collect(createLeakGuard(rules), onDelta);
  const texts: ChatText[] = [];
  let usage: TokenUsage | null = null;
  for (let round = 0; ; round += 1) {
    const request = { client, config, model, messages, isLast: round === roundsMax };
    const turn = await readTurn(request, reply, signal);
    usage = usage === null ? turn.usage : addUsage(usage, turn.usage);
    if (turn.calls.length === 0 || round === roundsMax) {
      const text = reply.end(turn.finish === "length");
      const whole = withTexts(text, texts);
      if (whole === "") throw new ModelError("invalid", "an empty response");
      return { text: whole, usage, ...(texts.length > 0 && { lead: leadOf(text, texts), texts }) };
    }
    messages.push({ role: "assistant", content: null, tool_calls: turn.calls });
    for (const [index, { id, function: called }] of turn.calls.entries()) {
      const result =
        index < callsMax ? await run(called.name, called.arguments) : { data: { error: "Too many calls." }, texts: [] };
      texts.push(...result.texts);
      messages.push({ role: "tool", tool_call_id: id, content: JSON.stringify(result.data) });
    }
  }
}

/** The reply with every text to copy in it: a model may leave some out. */
function withTexts(text: string, texts: readonly ChatText[]): string {
  const missing = texts.filter((one) => !text.includes(one.text)).map((one) => one.text);
  return [text, ...missing].filter((part) => part !== "").join("\n\n");
}

/** What the model says beside the texts, which the page shows one by one. */
function leadOf(text: string, texts: readonly ChatText[]): string {
  const rest = texts.reduce((left, one) => left.replace(one.text, ""), text);
  return rest
    .split("\n")
    .filter((line) => /\p{L}/u.test(line))
    .join("\n")
    .trim();
}

type ToolCall = OpenAI.Chat.ChatCompletionMessageFunctionToolCall;

interface Turn {
  calls: ToolCall[];
  finish: string;
  usage: TokenUsage;
}

interface TurnRequest {
  client: OpenAI;
  config: OpenAiConfig;
  model: string;
  messages: Message[];
  /** No more tools: the model has to reply. */
  isLast: boolean;
}

/** One response of the model: its words go to `reply` while they are written, its tool calls are returned. */
async function readTurn(request: TurnRequest, reply: Reply, signal: AbortSignal | undefined): Promise<Turn> {
  const started = performance.now();
  const stream = await open(request, signal);
  const calls: ToolCall[] = [];
  const usage: TokenUsage = { model: request.model, inputTokens: 0, outputTokens: 0, milliseconds: 0 };
  let finish: string | null = null;
  for await (const chunk of stream) {
    const choice = chunk.choices[0];
    if (choice?.delta.refusal) throw new ModelError("refused", "the model refused");
    if (choice?.delta.content) reply.add(choice.delta.content);
    for (const part of choice?.delta.tool_calls ?? []) {
      const call = (calls[part.index] ??= { id: "", type: "function", function: { name: "", arguments: "" } });
      call.id ||= part.id ?? `call_${part.index}`;
      call.function.name += part.function?.name ?? "";
      call.function.arguments += part.function?.arguments ?? "";
    }
    finish = choice?.finish_reason ?? finish;
    usage.model = chunk.model || usage.model;
    usage.inputTokens = chunk.usage?.prompt_tokens ?? usage.inputTokens;
    usage.outputTokens = chunk.usage?.completion_tokens ?? usage.outputTokens;
  }
  if (signal?.aborted) throw stopOf(signal);
  if (finish === null) throw new ModelError("unavailable", "the response ended in the middle");
  if (finish === "content_filter") throw new ModelError("refused", "the content filter stopped the response");
  return {
    calls: calls.filter(Boolean),
    finish,
    usage: { ...usage, milliseconds: Math.round(performance.now() - started) },
  };
}

async function open({ client, config, model, messages, isLast }: TurnRequest, signal: AbortSignal | undefined) {
  const body = {
    model,
    messages,
    max_completion_tokens: outputTokensMax,
    stream: true as const,
    stream_options: { include_usage: true },
    ...reasoning(config),
  };
  if (isLast) return await client.chat.completions.create(body, { signal });
  try {
    return await client.chat.completions.create({ ...body, tools }, { signal });
  } catch (error) {
    // A server without function calling refuses the field; the knowledge base is in the prompt all the same.
    if (!(error instanceof APIError) || error.status !== 400 || !/\btools?\b|\bfunction/iu.test(error.message))
      throw error;
    return await client.chat.completions.create(body, { signal });
  }
}

interface Reply {
  add(piece: string): void;
  /** @param cut whether the model reached its token limit */
  end(cut: boolean): string;
}

/** Joins the chunks and passes on what the guard allows. */
function collect(guard: LeakGuard, onDelta: ChatOptions["onDelta"]): Reply {
  let text = "";
  const show = (piece: string) => {
    if (piece !== "") onDelta?.(piece);
  };
  return {
    add(piece) {
      const kept = piece.slice(0, chatReplyLengthMax - text.length);
      text += kept;
      show(guard.push(kept));
    },
    end(cut) {
      show(guard.end());
      return cut && text.trim() !== "" ? `${text.trim()} …` : text.trim();
    },
  };
}
