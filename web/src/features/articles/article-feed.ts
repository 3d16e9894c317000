import { articleMessages, type Article } from "@contract/wire/articles.ts";
import { ApiError } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { onArticlesChanged } from "@/lib/articles-changed.ts";
import { createStore } from "@/lib/store.ts";
import { toast } from "@/lib/toast.ts";
import { firstArticlesPath, listArticles } from "./api/list-articles.ts";
import { articleTexts } from "./article-texts.ts";

/** The articles as far as they are loaded. `next` is the path of the following page. */
export interface ArticleFeed {
  status: "loading" | "failed" | "ready";
  articles: Article[];
  next: string | null;
}

/** How long the cached list is shown without a new request, in milliseconds. */
const freshMs = 10_000;

const initial: ArticleFeed = { status: "loading", articles: [], next: null };
/** Not in the query library: the page that visitors see does without it. */
export const articleFeed = createStore(initial);
let readyAt = -Infinity;
let running: Promise<void> | null = null;
// Counts resets, so that an answer which was asked for before one changes nothing.
let era = 0;

/** One request at a time; a second caller waits for the first one's. */
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
    // Before the outcome is shown: whoever sees it may ask for more.
    if (asked === era) running = null;
  }
  if (asked === era) articleFeed.set(outcome);
}

/** Fetches the newest articles unless they were just fetched. What is on screen stays until the answer is there. */
export function loadArticles(): Promise<void> {
  if (articleFeed.get().status === "ready" && Date.now() - readyAt < freshMs) return Promise.resolve();
  if (articleFeed.get().status === "failed") articleFeed.set(initial);
  return once(async () => {
    try {
      const page = await listArticles(firstArticlesPath);
      readyAt = Date.now();
      return { status: "ready", ...page };
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

/** Adds the next older page. A failure ends the list where it is; the next visit tries again. */
export function loadMoreArticles(): Promise<void> {
  const { status, next } = articleFeed.get();
  if (status !== "ready" || !next) return Promise.resolve();
  return once(async () => {
    try {
      const page = await listArticles(next);
      const known = new Set(articleFeed.get().articles.map(({ id }) => id));
      return {
        status: "ready",
        articles: [...articleFeed.get().articles, ...page.articles.filter(({ id }) => !known.has(id))],
        next: page.next,
      };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...articleFeed.get(), next: null };
    }
  });
}

/** Forgets everything, so that the next visit asks anew: for whoever has just published or deleted an article. */
export function resetArticles(): void {
  era += 1;
  running = null;
  readyAt = -Infinity;
  articleFeed.set(initial);
}

// What is on screen is fetched anew; elsewhere the next visit does it.
onArticlesChanged(() => {
  resetArticles();
  if (articleFeed.hasListeners()) void loadArticles();
});
