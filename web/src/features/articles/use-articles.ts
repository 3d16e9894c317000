import { useEffect } from "react";
import { useStore } from "@/lib/store.ts";
import { articleFeed, loadArticles, type ArticleFeed } from "./article-feed.ts";

/** The articles, fetched when the first component shows them. */
export function useArticles(): ArticleFeed {
  useEffect(() => {
    void loadArticles();
  }, []);
  return useStore(articleFeed);
}
