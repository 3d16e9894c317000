import * as z from "zod/mini";
import type { CommentResponder } from "../../domain/comments/port.ts";
import type { OpenAiConfig } from "./client.ts";
import { createStructured } from "./structured.ts";
import { publicFacts } from "../../domain/comments/public-facts.ts";
import { commentRules } from "../../domain/comments/instructions.ts";

/** How many of the responses under the post the model reads, so that it repeats none. */
const othersMax = 20;

const response = z.object({ response: z.string() });

/** Creates the responder that uses a language model. */
export function createOpenAiResponder(config: OpenAiConfig): CommentResponder {
  const ask = createStructured(config);
  return {
    source: "model",
    async respondToComment({ comment, post, hashtags, others }, options) {
      const { value, usage } = await ask(
        {
          name: "comment_response",
          system: commentRules.join("\n"),
          user: JSON.stringify({
            post,
            hashtags,
            comment,
            facts: publicFacts(comment),
            responses: others.slice(0, othersMax),
          }),
          properties: { response: { type: "string" } },
          response,
          model: config.modelFree,
          tokensMax: 2_000,
        },
        options,
      );
      return { text: value.response, usage };
    },
  };
}
