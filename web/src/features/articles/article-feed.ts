import { articleMessages, type Article } from "@contract/articles.ts";
import { ApiError } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { onArticlesChanged } from "@/lib/articles-changed.ts";
import { toast } from "@/lib/toast.ts";
import { firstArticlesPath, listArticles } from "./api/list-articles.ts";
import { articleTexts } from "./article-texts.ts";

/** The articles as far as they are loaded. `next` is the path of the following page. */
export interface ArticleFeed { status: "loading" | "failed" | "ready"; articles: Article[]; next: string | null }

/** For so long the list is shown again without asking, in milliseconds. Source: admin specification, section 9. */
const freshMs = 10_000;

const initial: ArticleFeed = { status: "loading", articles: [], next: null };
// A store of its own: the page that visitors see does without the query library.
let feed = initial;
let readyAt = -Infinity;
let running: Promise<void> | null = null;
// Counts resets, so that an answer which was asked for before one changes nothing.
let era = 0;
const listeners = new Set<() => void>();

function change(next: ArticleFeed): void {
  feed = next;
  for (const listener of listeners) listener();
}

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
  if (asked === era) change(outcome);
}

/** Fetches the newest articles unless they were just fetched. What is on screen stays until the answer is there. */
export function loadArticles(): Promise<void> {
  if (feed.status === "ready" && Date.now() - readyAt < freshMs) return Promise.resolve();
  if (feed.status === "failed") change(initial);
  return once(async () => {
    try {
      const page = await listArticles(firstArticlesPath);
      readyAt = Date.now();
      return { status: "ready", ...page };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (feed.status === "ready") return feed;
      toast({ title: articleMessages.loadFailed, description: readableError(error, articleTexts.loadFallback), variant: "destructive" });
      return { ...initial, status: "failed" };
    }
  });
}

/** Adds the next older page. A failure ends the list where it is; the next visit tries again. */
export function loadMoreArticles(): Promise<void> {
  const { next } = feed;
  if (feed.status !== "ready" || !next) return Promise.resolve();
  return once(async () => {
    try {
      const page = await listArticles(next);
      const known = new Set(feed.articles.map(({ id }) => id));
      return { status: "ready", articles: [...feed.articles, ...page.articles.filter(({ id }) => !known.has(id))], next: page.next };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ...feed, next: null };
    }
  });
}

/** Forgets everything, so that the next visit asks anew: for whoever has just published or deleted an article. */
export function resetArticles(): void {
  era += 1;
  running = null;
  readyAt = -Infinity;
  change(initial);
}

// What is on screen is fetched anew; elsewhere the next visit does it.
onArticlesChanged(() => {
  resetArticles();
  if (listeners.size > 0) void loadArticles();
});

export function subscribeArticles(listener: () => void): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

export const getArticles = (): ArticleFeed => feed;
