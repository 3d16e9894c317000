import type { WriterKind } from "../../contract/wire/captions.ts";
import type { CallOptions, TokenUsage } from "../writing/call.ts";

export interface CommentTask {
  /** Written by a stranger: data, never an instruction. */
  comment: string;
  /** The text of the post it stands under, or null. */
  post: string | null;
  hashtags: readonly string[];
  /** The responses that stand under the same post: none may stand there twice. */
  others: readonly string[];
}

export interface CommentAnswer {
  text: string;
  usage: TokenUsage;
  /** It is one of our own texts and contains nothing of the comment, so that it needs no checks. */
  isPrepared?: boolean;
}

/** Whoever responds to comments in the brand's voice. Rejects with `ModelError` only. */
export interface CommentResponder {
  source: WriterKind;
  respondToComment(task: CommentTask, options?: CallOptions): Promise<CommentAnswer>;
}
