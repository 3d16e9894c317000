import type { TrendingData } from "@contract/wire/trending.ts";

/** One item of each kind and from each source. */
export function fakeTrends(change: Partial<TrendingData> = {}): TrendingData {
  return {
    date: new Date().toISOString().slice(0, 10),
    topEmojis: [
      { emoji: "🎃", meaning: "jack-o-lantern", popularity: "Very high: used by many here", origin: "site" },
      { emoji: "🧣", meaning: "scarf", popularity: "Very low", origin: "calendar" },
    ],
    topHashtags: [
      { hashtag: "#PumpkinSeason", reach: "Growing", category: "Season", origin: "model" },
      { hashtag: "#QuietNovember", reach: "Emerging", category: "Mood", origin: "calendar" },
    ],
    platforms: [
      { name: "Instagram", trendingTopics: ["Cozy corners & candles"], topicOrigins: ["model"] },
      { name: "LinkedIn", trendingTopics: ["Looking for work"], topicOrigins: ["calendar"] },
    ],
    sources: [
      {
        name: "Trend pages",
        url: "https://trends.example/now",
        category: "Search",
        description: "What people look for",
      },
      { name: "Not a page", url: "javascript:alert(1)", category: "Odd" },
    ],
    ...change,
  };
}
