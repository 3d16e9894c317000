import OpenAI from "openai";
import * as z from "zod/mini";
import { ModelError } from "../port.ts";
import type { TrendLister, TrendList, TrendTask } from "../trends.ts";
import { toModelError } from "./errors.ts";

export interface TrendsConfig {
  apiKey: string;
  baseUrl?: string;
  /** One with web search (e.g. gpt-4o-search-preview) also cites what it read. */
  model: string;
  reasoningEffort?: string;
  /** Milliseconds for one attempt; there are at most two. */
  timeoutMs?: number;
}

const answerTokensMax = 8_000;
/** Once a day and with nobody waiting. */
const attemptTimeoutMs = 50_000;

const strength = z.enum(["very high", "high", "growing", "moderate", "emerging"]);
const answer = z.object({
  emojis: z.array(z.object({ emoji: z.string(), strength })),
  hashtags: z.array(z.object({ hashtag: z.string(), category: z.string(), strength })),
  topics: z.array(z.object({ platform: z.string(), topic: z.string() })),
  links: z.array(z.object({ name: z.string(), url: z.string(), category: z.string(), description: z.string() })),
});
const citation = z.object({ type: z.literal("url_citation"), url_citation: z.object({ url: z.string() }) });

const text = { type: "string" } as const;
const strengths = { type: "string", enum: strength.options } as const;
const listOf = (properties: Record<string, unknown>) => ({
  type: "array",
  items: { type: "object", properties, required: Object.keys(properties), additionalProperties: false },
});
const properties = {
  emojis: listOf({ emoji: text, strength: strengths }),
  hashtags: listOf({ hashtag: text, category: text, strength: strengths }),
  topics: listOf({ platform: text, topic: text }),
  links: listOf({ name: text, url: text, category: text, description: text }),
};
const answerSchema = { type: "object", properties, required: Object.keys(properties), additionalProperties: false };

/** Trends as a language model behind Chat Completions sees them. */
export function createOpenAiTrends(config: TrendsConfig): TrendLister {
  const client = new OpenAI({ apiKey: config.apiKey, baseURL: config.baseUrl || undefined, timeout: config.timeoutMs ?? attemptTimeoutMs, maxRetries: 1, logLevel: "off" });
  return {
    async listTrends(task, { signal } = {}) {
      const started = performance.now();
      try {
        const completion = await client.chat.completions.create({
          model: config.model,
          messages: [{ role: "system", content: instructions(task) }, { role: "user", content: `Today is ${task.date} (UTC). List what trends now.` }],
          max_completion_tokens: answerTokensMax,
          response_format: { type: "json_schema", json_schema: { name: "trends", strict: true, schema: answerSchema } },
          ...(config.reasoningEffort ? { reasoning_effort: config.reasoningEffort as OpenAI.ReasoningEffort } : {}),
        }, { signal });
        const usage = {
          model: completion.model, inputTokens: completion.usage?.prompt_tokens ?? 0, outputTokens: completion.usage?.completion_tokens ?? 0, milliseconds: Math.round(performance.now() - started),
        };
        return { trends: readAnswer(completion.choices[0]), usage };
      } catch (error) {
        throw toModelError(error, signal);
      }
    },
  };
}

function instructions({ platforms, known, pages }: TrendTask): string {
  return [
    `You watch what people post on ${platforms.join(", ")}, for writers of everyday captions: small shops, creators, families.`,
    "Name 6 emoji, 8 hashtags and 3 topics per platform. A topic is one short idea for a post (under 80 characters), in English, without hashtags, names of private people, politics, tragedies, adult content or brands as advertisements.",
    "Say honestly how strong each is; use “very high” only for what is all over the platforms. Rather leave something out than make it up.",
    `Already known, do not repeat: ${known.join("; ") || "nothing"}.`,
    "links: pages that support what you name. Use an address only if you have read it just now or if it is one of these:",
    ...pages.map(({ name, url }) => `- ${name}: ${url}`),
  ].join("\n");
}

interface Choice { finish_reason: string | null; message: { content: string | null; refusal?: string | null; annotations?: unknown[] } }

function readAnswer(choice: Choice | undefined): TrendList {
  if (!choice) throw new ModelError("invalid", "an answer without a choice");
  if (choice.message.refusal || choice.finish_reason === "content_filter") throw new ModelError("refused", "the model refused");
  if (choice.finish_reason === "length") throw new ModelError("truncated", "the answer reached its token limit");
  const parsed = answer.safeParse(parseJson(choice.message.content ?? ""));
  if (!parsed.success) throw new ModelError("invalid", "the answer does not have the asked shape", { cause: parsed.error });
  const citedUrls = (choice.message.annotations ?? []).flatMap((annotation) => citation.safeParse(annotation).data?.url_citation.url ?? []);
  return { ...parsed.data, citedUrls };
}

/** Some compatible servers fence JSON although a schema was sent. */
function parseJson(content: string): unknown {
  try {
    return JSON.parse(content.trim().replace(/^```(?:json)?\s*/u, "").replace(/\s*```$/u, ""));
  } catch (error) {
    throw new ModelError("invalid", "the answer is not JSON", { cause: error });
  }
}
