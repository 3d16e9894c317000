import type { WriterKind } from "../contract/captions.ts";
import type { ArticleWriter } from "../contract/admin-articles.ts";
import type { ArticleCategory } from "../contract/articles.ts";
import type { Config } from "../env.ts";
import { createBuiltInDrafter } from "./built-in/articles.ts";
import { createOpenAiDrafter } from "./openai/articles.ts";
import type { CallOptions, ModelUsage } from "./port.ts";

export interface ArticleTask {
  category: ArticleCategory;
  /** The house voice. */
  writer: ArticleWriter;
  /** Titles that the category has already. */
  titles: readonly string[];
}

/** A draft as it was written; `content` is HTML that nobody has sanitised yet. */
export interface ArticleText { title: string; summary: string; content: string }

/** Whoever drafts articles. Rejects with `ModelError` only. */
export interface ArticleDrafter {
  source: WriterKind;
  draftArticle(task: ArticleTask, options?: CallOptions): Promise<{ article: ArticleText; usage: ModelUsage }>;
}

/** The language model when a key is configured, else the built-in writer. */
export function createArticleDrafter(config: Config): ArticleDrafter {
  return config.openAi === null ? createBuiltInDrafter() : createOpenAiDrafter(config.openAi);
}
