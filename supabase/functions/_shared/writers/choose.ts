import type { Config } from "../platform/env.ts";
import { createBuiltInDrafter } from "./built-in/articles/drafter.ts";
import { createOpenAiDrafter } from "./openai/articles.ts";
import type { ArticleDrafter } from "../domain/articles/port.ts";
import { createBuiltInChat } from "./built-in/chat/chat.ts";
import { createOpenAiChat } from "./openai/chat.ts";
import type { ChatPort } from "../domain/chat/port.ts";
import { createBuiltInResponder } from "./built-in/comments/responder.ts";
import { createOpenAiResponder } from "./openai/comments.ts";
import type { CommentResponder } from "../domain/comments/port.ts";
import { createBuiltInPostWriter } from "./built-in/posts/writer.ts";
import { createOpenAiPostWriter } from "./openai/posts.ts";
import type { PostWriter } from "../domain/posts/port.ts";
import { createBuiltInWriter } from "./built-in/captions/writer.ts";
import { createBuiltInRewriter } from "./built-in/captions/rewrites.ts";
import { createOpenAiRewriter } from "./openai/rewrites.ts";
import type { RewritePort } from "../domain/captions/rewrite/port.ts";
import { createOpenAiWriter } from "./openai/captions.ts";
import type { ModelPort } from "../domain/captions/port.ts";

/** The language model when a key is configured, else the built-in writer. */
export function createWriter(config: Config): ModelPort {
  return config.openAi === null ? createBuiltInWriter() : createOpenAiWriter(config.openAi);
}

/** The language model when a key is configured, else the built-in writer. */
export function createRewriter(config: Config): RewritePort {
  return config.openAi === null ? createBuiltInRewriter() : createOpenAiRewriter(config.openAi);
}

/** The language model when a key is configured, else the built-in writer. */
export function createArticleDrafter(config: Config): ArticleDrafter {
  return config.openAi === null ? createBuiltInDrafter() : createOpenAiDrafter(config.openAi);
}

/** The language model when a key is configured, else the search in the help texts. */
export function createChat(config: Config): ChatPort {
  return config.openAi === null ? createBuiltInChat() : createOpenAiChat({ ...config.openAi });
}

/** The language model when a key is configured, else the built-in writer. */
export function createCommentResponder(config: Config): CommentResponder {
  return config.openAi === null ? createBuiltInResponder() : createOpenAiResponder(config.openAi);
}

/** The language model when a key is configured, else the built-in writer. */
export function createPostWriter(config: Config): PostWriter {
  return config.openAi === null ? createBuiltInPostWriter() : createOpenAiPostWriter(config.openAi);
}
