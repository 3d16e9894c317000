import type { WriterKind } from "../../contract/wire/captions.ts";
import type { CallOptions, TokenUsage } from "../writing/call.ts";

export interface PostTask {
  platform: "instagram";
  /** Given by the administrator, without '#'; they say what the post is about. Empty: the writer chooses. */
  hashtags: readonly string[];
  /** What was posted lately, newest first. */
  recent: readonly string[];
  scheduledFor: Date;
}

/** Hashtags stand apart, without '#'. */
export interface PostText {
  content: string;
  hashtags: string[];
}

/** Whoever writes posts for the product's own account. Rejects with `ModelError` only. */
export interface PostWriter {
  source: WriterKind;
  writePost(task: PostTask, options?: CallOptions): Promise<{ post: PostText; usage: TokenUsage }>;
}
