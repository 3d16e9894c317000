import { sanitizeArticle } from "./sanitize.ts";
import type { ArticleDraft } from "../../contract/wire/article-editing.ts";
import { articleRequest, nextCover } from "../../contract/wire/articles.ts";
import { articleLimits } from "../../contract/rules/text-lengths.ts";
import type { ArticleDrafter, ArticleTask } from "./port.ts";
import { ModelError, type CallOptions, type TokenUsage } from "../writing/call.ts";

const lastWord = /\s+\S*$/u;

/** Cuts after the last whole word that fits. */
function shortened(text: string, max: number): string {
  const plain = text.replaceAll(/\s+/gu, " ").trim();
  return plain.length <= max ? plain : `${plain.slice(0, max - 1).replace(lastWord, "")}…`;
}

const tag = /<[^>]*>/gu;

/**
 * Has an article drafted and makes it follow the rules of the form: sanitized content, and a cover of its category
 * as the picture, at an address of this site.
 * @throws ModelError also if the draft breaks a rule in a way that cannot be corrected
 */
export async function draftArticle(
  drafter: ArticleDrafter,
  task: ArticleTask,
  siteUrl: URL,
  options: CallOptions = {},
): Promise<{ draft: ArticleDraft; usage: TokenUsage }> {
  const { article, usage } = await drafter.draftArticle(task, options);
  const parsed = articleRequest.safeParse({
    title: shortened(article.title.replaceAll(/[<>]/gu, ""), articleLimits.titleMax),
    summary: shortened(article.summary.replaceAll(tag, ""), articleLimits.summaryMax),
    content: sanitizeArticle(article.content),
    imageUrl: new URL(nextCover(task.category, task.imageUrls), siteUrl).href,
    category: task.category,
  });
  if (!parsed.success)
    throw new ModelError("invalid", `the draft breaks a rule: ${parsed.error.issues[0]?.message}`, {
      cause: parsed.error,
    });
  return { draft: { ...parsed.data, writer: task.writer.id, source: drafter.source }, usage };
}
