import type { WriterKind } from "../contract/captions.ts";
import type { Config } from "../env.ts";
import { createBuiltInPostWriter } from "./built-in/posts.ts";
import { createOpenAiPostWriter } from "./openai/posts.ts";
import type { CallOptions, ModelUsage } from "./port.ts";

export interface PostTask {
  platform: "instagram";
  /** Given by the administrator, without '#'; they say what the post is about. Empty: the writer chooses. */
  hashtags: readonly string[];
  /** What was posted lately, newest first. */
  recent: readonly string[];
  scheduledFor: Date;
}

/** Hashtags stand apart, without '#'. */
export interface PostText { content: string; hashtags: string[] }

/** Whoever writes posts for the product's own account. Rejects with `ModelError` only. */
export interface PostWriter {
  source: WriterKind;
  writePost(task: PostTask, options?: CallOptions): Promise<{ post: PostText; usage: ModelUsage }>;
}

/** The language model when a key is configured, else the built-in writer. */
export function createPostWriter(config: Config): PostWriter {
  return config.openAi === null ? createBuiltInPostWriter() : createOpenAiPostWriter(config.openAi);
}
