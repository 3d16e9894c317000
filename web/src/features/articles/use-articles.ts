import { useEffect, useSyncExternalStore } from "react";
import { getArticles, loadArticles, subscribeArticles, type ArticleFeed } from "./article-feed.ts";

/** The articles, asked for when the first component shows them. */
export function useArticles(): ArticleFeed {
  useEffect(() => { void loadArticles(); }, []);
  return useSyncExternalStore(subscribeArticles, getArticles);
}
