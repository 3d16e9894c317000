import { articleSlug } from "@contract/rules/article-address.ts";
import type { Article } from "@contract/wire/articles.ts";

/** The element with the article as JSON, in the file of a prerendered article. */
const articleDataId = "article-data";

/** Set while an article's page is prerendered. */
let rendered: Article | null = null;

/** @param article the article whose page is prerendered next; null for other pages */
export function setRenderedArticle(article: Article | null): void {
  rendered = article;
}

function readData(): Article | null {
  const text = document.getElementById(articleDataId)?.textContent;
  return text ? (JSON.parse(text) as Article) : null;
}

/** The article that came with the page, if it is the one that the slug names. */
export function prerenderedArticle(slug: string): Article | null {
  const article = typeof document === "undefined" ? rendered : readData();
  return article && articleSlug(article) === slug ? article : null;
}
