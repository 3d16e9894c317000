import * as z from "zod/mini";
import type { TrendLister, TrendTask } from "../../domain/trending/port.ts";
import type { OpenAiServer } from "./client.ts";
import { createStructured, objectOf } from "./structured.ts";

export interface TrendsConfig extends OpenAiServer {
  /** A model with web search (e.g. gpt-4o-search-preview) also returns citations. */
  model: string;
}

const outputTokensMax = 8_000;
/** Longer than for other calls, because it runs once a day and nobody waits. */
const attemptTimeoutMs = 50_000;

const strength = z.enum(["very high", "high", "growing", "moderate", "emerging"]);
const response = z.object({
  emojis: z.array(z.object({ emoji: z.string(), strength })),
  hashtags: z.array(z.object({ hashtag: z.string(), category: z.string(), strength })),
  topics: z.array(z.object({ platform: z.string(), topic: z.string() })),
  links: z.array(z.object({ name: z.string(), url: z.string(), category: z.string(), description: z.string() })),
});
const citation = z.object({ type: z.literal("url_citation"), url_citation: z.object({ url: z.string() }) });

const text = { type: "string" } as const;
const strengths = { type: "string", enum: strength.options } as const;
const listOf = (properties: Record<string, unknown>) => ({ type: "array", items: objectOf(properties) });
const properties = {
  emojis: listOf({ emoji: text, strength: strengths }),
  hashtags: listOf({ hashtag: text, category: text, strength: strengths }),
  topics: listOf({ platform: text, topic: text }),
  links: listOf({ name: text, url: text, category: text, description: text }),
};

/** Creates the lister of trends, which uses a language model. */
export function createOpenAiTrends({ model, ...server }: TrendsConfig): TrendLister {
  const ask = createStructured({ ...server, timeoutMs: server.timeoutMs ?? attemptTimeoutMs });
  return {
    async listTrends(task, options) {
      const { value, usage, annotations } = await ask(
        {
          name: "trends",
          system: instructions(task),
          user: `Today is ${task.date} (UTC). List what trends now.`,
          properties,
          response,
          model,
          tokensMax: outputTokensMax,
        },
        options,
      );
      const citedUrls = annotations.flatMap(
        (annotation) => citation.safeParse(annotation).data?.url_citation.url ?? [],
      );
      return { trends: { ...value, citedUrls }, usage };
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
