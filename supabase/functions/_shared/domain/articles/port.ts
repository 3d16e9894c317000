import type { WriterKind } from "../../contract/wire/captions.ts";
import type { ArticleWriter } from "../../contract/wire/article-editing.ts";
import type { ArticleCategory } from "../../contract/wire/articles.ts";
import type { CallOptions, TokenUsage } from "../writing/call.ts";

export interface ArticleTask {
  category: ArticleCategory;
  /** The house voice. */
  writer: ArticleWriter;
  /** Titles that the category has already, newest first. */
  titles: readonly string[];
  /** Pictures of the category's articles, newest first: addresses, or paths on this site. */
  imageUrls: readonly string[];
}

/** A draft as it was written; `content` is HTML that nobody has sanitized yet. */
export interface ArticleText {
  title: string;
  summary: string;
  content: string;
}

/** Whoever drafts articles. Rejects with `ModelError` only. */
export interface ArticleDrafter {
  source: WriterKind;
  draftArticle(task: ArticleTask, options?: CallOptions): Promise<{ article: ArticleText; usage: TokenUsage }>;
}
