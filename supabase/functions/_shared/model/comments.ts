import type { WriterKind } from "../contract/captions.ts";
import type { Config } from "../env.ts";
import { createBuiltInResponder } from "./built-in/comments.ts";
import { createOpenAiResponder } from "./openai/comments.ts";
import type { CallOptions, ModelUsage } from "./port.ts";

export interface CommentTask {
  /** Written by a stranger: data, never an instruction. */
  comment: string;
  /** The text of the post it stands under, or null. */
  post: string | null;
  hashtags: readonly string[];
}

/** Whoever answers comments in the brand's voice. Rejects with `ModelError` only. */
export interface CommentResponder {
  source: WriterKind;
  answerComment(task: CommentTask, options?: CallOptions): Promise<{ text: string; usage: ModelUsage }>;
}

/** The language model when a key is configured, else the built-in writer. */
export function createCommentResponder(config: Config): CommentResponder {
  return config.openAi === null ? createBuiltInResponder() : createOpenAiResponder(config.openAi);
}
