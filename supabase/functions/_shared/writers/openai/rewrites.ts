import * as z from "zod/mini";
import { postPlatformIds } from "../../contract/rules/platforms.ts";
import { modelOffers } from "../../domain/captions/rewrite/offers.ts";
import type { CaptionTask } from "../../domain/captions/port.ts";
import type { RewritePort } from "../../domain/captions/rewrite/port.ts";
import type { OpenAiConfig } from "./client.ts";
import { adaptPrompt, adaptSystem, rewritePrompt, rewriteSystem, secondAttempt } from "./rewrites-prompt.ts";
import { createStructured, objectOf } from "./structured.ts";

/** Room for the longest caption, or eight of them, and a reasoning model's own tokens. */
const rewriteTokensMax = 4_000;
const adaptTokensMax = 12_000;

const text = { type: "string" } as const;
const rewriteResponse = z.object({ text: z.string().check(z.minLength(1)) });
const posts = {
  type: "array",
  items: objectOf({
    platform: { type: "string", enum: postPlatformIds },
    text,
    hashtags: { type: "array", items: text },
  }),
};
// A server without strict schemas may omit the hashtags.
const adaptResponse = z.object({
  posts: z
    .array(
      z.object({ platform: z.enum(postPlatformIds), text: z.string(), hashtags: z._default(z.array(z.string()), []) }),
    )
    .check(z.minLength(1)),
});

/** Creates the writer that changes captions with a language model. */
export function createOpenAiRewriter(config: OpenAiConfig): RewritePort {
  const ask = createStructured(config);
  const modelFor = ({ quality }: Pick<CaptionTask, "quality">) =>
    quality === "premium" ? config.modelPremium : config.modelFree;
  return {
    kind: "model",
    offers: (wanted) => Promise.resolve(modelOffers(wanted)),
    async rewrite(wanted, rejected, options) {
      const { value, usage } = await ask(
        {
          name: "rewrite",
          system: rewriteSystem,
          user: rewritePrompt(wanted),
          more: rejected ? secondAttempt([rejected]) : undefined,
          properties: { text },
          response: rewriteResponse,
          model: modelFor(wanted.task),
          tokensMax: rewriteTokensMax,
        },
        options,
      );
      return { text: value.text, usage };
    },
    async adapt(wanted, rejected, options) {
      const { value, usage } = await ask(
        {
          name: "posts",
          system: adaptSystem,
          user: adaptPrompt(wanted),
          more: rejected.length > 0 ? secondAttempt(rejected) : undefined,
          properties: { posts },
          response: adaptResponse,
          model: modelFor(wanted.tasks[0] ?? { quality: "free" }),
          tokensMax: adaptTokensMax,
        },
        options,
      );
      return { drafts: value.posts, usage };
    },
  };
}
