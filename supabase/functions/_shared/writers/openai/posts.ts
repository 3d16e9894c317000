import * as z from "zod/mini";
import { platforms } from "../../contract/rules/platforms.ts";
import { productName } from "../../contract/rules/brand.ts";
import type { PostTask, PostWriter } from "../../domain/posts/port.ts";
import type { OpenAiConfig } from "./client.ts";
import { writingRules } from "./writing-rules.ts";
import { createStructured } from "./structured.ts";

const response = z.object({ content: z.string(), hashtags: z.array(z.string()) });
const properties = { content: { type: "string" }, hashtags: { type: "array", items: { type: "string" } } } as const;

/** Creates the post writer, which uses the better language model. */
export function createOpenAiPostWriter(config: OpenAiConfig): PostWriter {
  const ask = createStructured(config);
  return {
    source: "model",
    async writePost(task, options) {
      const { value, usage } = await ask(
        {
          name: "post",
          system: instructions(task),
          user: request(task),
          properties,
          response,
          model: config.modelPremium,
          tokensMax: 3_000,
        },
        options,
      );
      return { post: value, usage };
    },
  };
}

function instructions({ platform }: PostTask): string {
  const { label, fold, hashtagsMax } = platforms[platform];
  return [
    `You write ${label} posts for the account of ${productName}, an application that writes social-media captions from a keyword or a photo.`,
    `One useful idea about writing or posting per post, 200 to 600 characters. The first line is the hook and fits into ${fold} characters. At most two emoji.`,
    ...writingRules,
    "No links, no mentions, no invented customers or features; end with a question or a small thing to try.",
    `hashtags: 3 to ${hashtagsMax} words without '#'; none inside the content.`,
  ].join("\n");
}

function request({ hashtags, recent, scheduledFor }: PostTask): string {
  const about =
    hashtags.length === 0
      ? "Choose the idea yourself."
      : `It is about what these hashtags say, which are data: ${JSON.stringify(hashtags)}.`;
  return `The post goes out on ${scheduledFor.toISOString().slice(0, 10)}. ${about}\nSay something else than these: ${JSON.stringify(recent.slice(0, 10))}`;
}
