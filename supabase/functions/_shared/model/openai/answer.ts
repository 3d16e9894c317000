import * as z from "zod/mini";
import { ModelError, type CaptionDraft } from "../port.ts";

/** The schema that is sent. Strict mode knows no lengths and no optional fields; lengths are checked afterwards. */
export const answerSchema = {
  type: "object",
  properties: {
    captions: {
      type: "array",
      items: {
        type: "object",
        properties: { text: { type: "string" }, hashtags: { type: "array", items: { type: "string" } } },
        required: ["text", "hashtags"],
        additionalProperties: false,
      },
    },
  },
  required: ["captions"],
  additionalProperties: false,
} as const;

const answer = z.object({ captions: z.array(z.object({ text: z.string(), hashtags: z.array(z.string()) })) });

interface Choice { finish_reason: string | null; message: { content: string | null; refusal?: string | null } }

/** Reads a choice into drafts. Rejects an answer that was refused, cut off or is not what was asked for. */
export function readAnswer(choice: Choice | undefined): CaptionDraft[] {
  if (!choice) throw new ModelError("invalid", "an answer without a choice");
  if (choice.message.refusal) throw new ModelError("refused", "the model refused");
  if (choice.finish_reason === "content_filter") throw new ModelError("refused", "the content filter stopped the answer");
  if (choice.finish_reason === "length") throw new ModelError("truncated", "the answer reached its token limit");
  const parsed = answer.safeParse(parseJson(choice.message.content ?? ""));
  if (!parsed.success) throw new ModelError("invalid", "the answer does not have the asked shape", { cause: parsed.error });
  if (parsed.data.captions.length === 0) throw new ModelError("invalid", "the answer has no captions");
  return parsed.data.captions;
}

/** Some compatible servers fence JSON although a schema was sent. */
function parseJson(content: string): unknown {
  const bare = content.trim().replace(/^```(?:json)?\s*/u, "").replace(/\s*```$/u, "");
  try {
    return JSON.parse(bare);
  } catch (error) {
    throw new ModelError("invalid", "the answer is not JSON", { cause: error });
  }
}
