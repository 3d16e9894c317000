import { articleOfSlug } from "@contract/rules/article-address.ts";
import type { Article } from "@contract/wire/articles.ts";
import { useEffect, useState } from "react";
import { useStore } from "@/lib/store.ts";
import { articleFeed, loadArticles, loadMoreArticles } from "./article-feed.ts";
import { prerenderedArticle } from "./prerendered-article.ts";

/** An article by its slug: `gone` if there is none, `failed` if the server did not respond. */
export type FoundArticle =
  { status: "ready"; article: Article } | { status: "loading" | "failed" | "gone"; article: null };

/**
 * The article that a slug names. One that came with the page is shown at once, and then as the server has it: it may
 * have been changed or taken down since the page was published. Older articles are searched page by page.
 */
export function useArticle(slug: string): FoundArticle {
  const [first] = useState(() => prerenderedArticle(slug));
  const { status, articles, next } = useStore(articleFeed);
  const known = articleOfSlug(slug, articles);
  useEffect(() => {
    void loadArticles();
  }, []);
  useEffect(() => {
    if (status === "ready" && !known && next) void loadMoreArticles();
  }, [status, known, next]);

  const article = known ?? first;
  const isSearched = status === "ready" && !known && !next;
  if (isSearched) return { status: "gone", article: null };
  if (article) return { status: "ready", article };
  return { status: status === "failed" ? "failed" : "loading", article: null };
}
