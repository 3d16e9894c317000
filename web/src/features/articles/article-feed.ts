import { articleMessages, type Article } from "@contract/articles.ts";
import { ApiError } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
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
const listeners = new Set<() => void>();

function change(next: ArticleFeed): void {
  feed = next;
  for (const listener of listeners) listener();
}

/** One request at a time; a second caller waits for the first one's. */
function once(work: () => Promise<void>): Promise<void> {
  running ??= work().finally(() => { running = null; });
  return running;
}

/** Fetches the newest articles unless they were just fetched. What is on screen stays until the answer is there. */
export function loadArticles(): Promise<void> {
  if (feed.status === "ready" && Date.now() - readyAt < freshMs) return Promise.resolve();
  return once(async () => {
    if (feed.status === "failed") change(initial);
    try {
      const page = await listArticles(firstArticlesPath);
      readyAt = Date.now();
      change({ status: "ready", ...page });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (feed.status === "ready") return;
      change({ ...initial, status: "failed" });
      toast({ title: articleMessages.loadFailed, description: readableError(error, articleTexts.loadFallback), variant: "destructive" });
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
      change({ status: "ready", articles: [...feed.articles, ...page.articles.filter(({ id }) => !known.has(id))], next: page.next });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      change({ ...feed, next: null });
    }
  });
}

/** Forgets everything, as after a reload of the page. */
export function resetArticles(): void {
  readyAt = -Infinity;
  change(initial);
}

export function subscribeArticles(listener: () => void): () => void {
  listeners.add(listener);
  return () => { listeners.delete(listener); };
}

export const getArticles = (): ArticleFeed => feed;
