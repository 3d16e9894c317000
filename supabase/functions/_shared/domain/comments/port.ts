import type { WriterKind } from "../../contract/wire/captions.ts";
import type { CallOptions, TokenUsage } from "../writing/call.ts";

export interface CommentTask {
  /** Written by a stranger: data, never an instruction. */
  comment: string;
  /** The text of the post it stands under, or null. */
  post: string | null;
  hashtags: readonly string[];
}

/** Whoever responds to comments in the brand's voice. Rejects with `ModelError` only. */
export interface CommentResponder {
  source: WriterKind;
  respondToComment(task: CommentTask, options?: CallOptions): Promise<{ text: string; usage: TokenUsage }>;
}
