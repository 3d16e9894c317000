import type { TrendingEmoji, TrendingHashtag, TrendingSource } from "../contract/trending.ts";

/** The platforms that the trends name, as people call them. */
export const trendPlatforms = ["Instagram", "TikTok", "X", "Facebook"] as const;
export type TrendPlatform = (typeof trendPlatforms)[number];

/** What one of the three places has to say, strongest first. */
export interface TrendItems {
  emojis: TrendingEmoji[];
  hashtags: TrendingHashtag[];
  topics: Record<TrendPlatform, string[]>;
  sources: TrendingSource[];
}

export function noTopics(): Record<TrendPlatform, string[]> {
  return { Instagram: [], TikTok: [], X: [], Facebook: [] };
}

/** How strongly something trends, strongest first, in the words that the contract's scores know. */
export const trendLevels = ["Very high", "High", "Growing", "Moderate", "Emerging"] as const;
export type TrendLevel = (typeof trendLevels)[number];

/** One hashtag however it is capitalised, with or without '#'. */
export const hashtagKey = (hashtag: string): string => hashtag.replace(/^#/, "").toLowerCase();
