import * as z from "zod/mini";

/** Messages of the Trending page. */
export const trendingMessages = {
  loadFailed: "Error Loading Trends",
  empty: "No Data Available",
} as const;

/** The source of an item: what this site's own users wrote, a language model, or the product's calendar of the year. */
export const trendOrigin = z.enum(["site", "model", "calendar"]);
export type TrendOrigin = z.infer<typeof trendOrigin>;

/** The text that the page shows for each source. */
export const trendOriginLabels: Record<TrendOrigin, { label: string; description: string }> = {
  site: { label: "Caption Kite", description: "Counted from what several people wrote here in the last 7 days" },
  model: { label: "AI", description: "Estimated by a language model" },
  calendar: { label: "Calendar", description: "What the season and the days ahead bring every year" },
};

const trendingEmoji = z.object({
  emoji: z.string(),
  meaning: z.string(),
  popularity: z.string(),
  origin: trendOrigin,
});
export type TrendingEmoji = z.infer<typeof trendingEmoji>;

/** `hashtag` includes its '#'. */
const trendingHashtag = z.object({
  hashtag: z.string(),
  reach: z.string(),
  category: z.string(),
  origin: trendOrigin,
});
export type TrendingHashtag = z.infer<typeof trendingHashtag>;

/** `topicOrigins[i]` is the source of `trendingTopics[i]`. */
const trendingPlatform = z.object({
  name: z.string(),
  trendingTopics: z.array(z.string()),
  topicOrigins: z.array(trendOrigin),
});

const trendingSource = z.object({
  name: z.string(),
  url: z.string(),
  category: z.string(),
  description: z.optional(z.string()),
});
export type TrendingSource = z.infer<typeof trendingSource>;

/** `GET /api/trending`. `date` is the UTC date of the data, YYYY-MM-DD. */
export const trendingData = z.object({
  date: z.iso.date(),
  topEmojis: z.array(trendingEmoji),
  topHashtags: z.array(trendingHashtag),
  platforms: z.array(trendingPlatform),
  sources: z.array(trendingSource),
});
export type TrendingData = z.infer<typeof trendingData>;

/** What the page needs of that response. The source of an item is optional: without it, the item is shown anyway. */
export const trendingResponse = z.extend(trendingData, {
  topEmojis: z.array(z.partial(trendingEmoji, { origin: true })),
  topHashtags: z.array(z.partial(trendingHashtag, { origin: true })),
  platforms: z.array(z.partial(trendingPlatform, { topicOrigins: true })),
});
export type TrendingResponse = z.infer<typeof trendingResponse>;
