import type { TrendingEmoji, TrendingHashtag, TrendingSource } from "../../contract/wire/trending.ts";

/** The platforms of the trends, with their usual names. */
export const trendPlatforms = ["Instagram", "TikTok", "X", "Facebook"] as const;
export type TrendPlatform = (typeof trendPlatforms)[number];

/** The trends of one of the three sources, strongest first. */
export interface TrendItems {
  emojis: TrendingEmoji[];
  hashtags: TrendingHashtag[];
  topics: Record<TrendPlatform, string[]>;
  sources: TrendingSource[];
}

export function noTopics(): Record<TrendPlatform, string[]> {
  return { Instagram: [], TikTok: [], X: [], Facebook: [] };
}

/** How strong a trend is, strongest first, in the words that the contract's scores recognize. */
export const trendLevels = ["Very high", "High", "Growing", "Moderate", "Emerging"] as const;
export type TrendLevel = (typeof trendLevels)[number];

/** One form of a hashtag, whatever its capitalization, with or without '#'. */
export const hashtagKey = (hashtag: string): string => hashtag.replace(/^#/, "").toLowerCase();
