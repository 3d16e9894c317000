import { articleMessages, type Article } from "@contract/wire/articles.ts";
import { ApiError } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { onArticlesChanged } from "@/lib/articles-changed.ts";
import { createStore } from "@/lib/store.ts";
import { toast } from "@/lib/toast.ts";
import { firstArticlesPath, listArticles } from "./api/list-articles.ts";
import { articleTexts } from "./article-texts.ts";

/** The loaded articles. `next` is the path of the next page. */
export interface ArticleFeed {
  status: "loading" | "failed" | "ready";
  articles: Article[];
  next: string | null;
}

/** How long the cached list is shown without a new request, in milliseconds. */
const freshMs = 10_000;

const initial: ArticleFeed = { status: "loading", articles: [], next: null };
/** Not in the query library, because the visitors' page does not load it. */
export const articleFeed = createStore(initial);
let readyAt = -Infinity;
let running: Promise<void> | null = null;
// Counts resets, so that responses to requests from before a reset are ignored.
let era = 0;

/** Runs one request at a time. A second caller waits for the first one's. */
function once(ask: () => Promise<ArticleFeed>): Promise<void> {
  running ??= run(ask);
  return running;
}

async function run(ask: () => Promise<ArticleFeed>): Promise<void> {
  const asked = era;
  let outcome: ArticleFeed;
  try {
    outcome = await ask();
  } finally {
    // Before the result is shown, because a listener may request more.
    if (asked === era) running = null;
  }
  if (asked === era) articleFeed.set(outcome);
}

/** Fetches the newest articles unless they were just fetched. Shown articles stay until the response arrives. */
export function loadArticles(): Promise<void> {
  if (articleFeed.get().status === "ready" && Date.now() - readyAt < freshMs) return Promise.resolve();
  if (articleFeed.get().status === "failed") articleFeed.set(initial);
  return once(async () => {
    try {
      const { items, next } = await listArticles(firstArticlesPath);
      readyAt = Date.now();
      return { status: "ready", articles: items, next };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (articleFeed.get().status === "ready") return articleFeed.get();
      toast({
        title: articleMessages.loadFailed,
        description: readableError(error, articleTexts.loadFallback),
        variant: "destructive",
      });
      return { ...initial, status: "failed" };
    }
  });
}

/** Adds the next older page. After a failure, the list ends there until the next visit. */
export function loadMoreArticles(): Promise<void> {
  const { status, next } = articleFeed.get();
  if (status !== "ready" || !next) return Promise.resolve();
  return once(async () => {
    try {
      const page = await listArticles(next);
      const known = new Set(articleFeed.get().articles.map(({ id }) => id));
      return {
        status: "ready",
        articles: [...articleFeed.get().articles, ...page.items.filter(({ id }) => !known.has(id))],
        next: page.next,
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...articleFeed.get(), next: null };
    }
  });
}

/** Clears the feed, so that the next visit fetches it again. Used after an article was published or deleted. */
export function resetArticles(): void {
  era += 1;
  running = null;
  readyAt = -Infinity;
  articleFeed.set(initial);
}

// A visible feed is fetched again now, otherwise with the next visit.
onArticlesChanged(() => {
  resetArticles();
  if (articleFeed.hasListeners()) void loadArticles();
});
