import type { CallOptions, TokenUsage } from "../writing/call.ts";

export interface TrendTask {
  /** UTC date, YYYY-MM-DD. */
  date: string;
  platforms: readonly string[];
  /** What is known already and need not be repeated, e.g. the days of the calendar. */
  known: string[];
  /** Public pages the model may refer to. */
  pages: { name: string; url: string }[];
}

export type TrendEstimate = "very high" | "high" | "growing" | "moderate" | "emerging";

/** What a model believes to trend; nothing in it is checked yet. */
export interface TrendList {
  emojis: { emoji: string; strength: TrendEstimate }[];
  hashtags: { hashtag: string; category: string; strength: TrendEstimate }[];
  topics: { platform: string; topic: string }[];
  links: { name: string; url: string; category: string; description: string }[];
  /** Addresses that the response cites because the model read them: models with web search have these. */
  citedUrls: string[];
}

/** An optional capability of a language model. Rejects with `ModelError` only. */
export interface TrendLister {
  listTrends(task: TrendTask, options?: CallOptions): Promise<{ trends: TrendList; usage: TokenUsage }>;
}
