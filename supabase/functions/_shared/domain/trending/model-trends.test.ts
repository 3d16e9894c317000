import assert from "node:assert/strict";
import type { TrendList } from "./port.ts";
import { modelTrends } from "./model-trends.ts";
import { publicSources } from "./sources.ts";

const empty: TrendList = { emojis: [], hashtags: [], topics: [], links: [], citedUrls: [] };
const link = (url: string) => ({ name: "A page", url, category: "Article", description: "About soup" });

Deno.test("only emoji and hashtags that exist as such are shown, once each", () => {
  const items = modelTrends(
    {
      ...empty,
      emojis: [
        { emoji: "🍲", strength: "very high" },
        { emoji: ":soup:", strength: "high" },
      ],
      hashtags: [
        { hashtag: "#SoupSeason", category: "Food", strength: "growing" },
        { hashtag: "soupseason", category: "Food", strength: "high" },
        { hashtag: "two words", category: "Food", strength: "high" },
        { hashtag: "#2026", category: "x", strength: "high" },
        { hashtag: "<b>", category: "x", strength: "high" },
      ],
    },
    publicSources,
  );
  assert.deepEqual(items.emojis, [
    { emoji: "🍲", meaning: "pot of food", popularity: "Very high: estimated by AI", origin: "model" },
  ]);
  assert.deepEqual(items.hashtags, [
    { hashtag: "#SoupSeason", reach: "Growing: estimated by AI", category: "Food", origin: "model" },
  ]);
});

Deno.test("topics are plain lines for platforms we know", () => {
  const topic = (platform: string, text: string) => ({ platform, topic: text });
  const { topics } = modelTrends(
    {
      ...empty,
      topics: [
        topic("instagram", " Soup\n from above "),
        topic("TikTok", "see https://e.example"),
        topic("X", "<script>"),
        topic("MySpace", "Soup"),
        topic("Facebook", "x".repeat(91)),
      ],
    },
    publicSources,
  );
  assert.deepEqual(topics, { Instagram: ["Soup from above"], TikTok: [], X: [], Facebook: [] });
});

Deno.test("a link is shown only when the response cites it as read", () => {
  const { sources } = modelTrends(
    {
      ...empty,
      links: [
        link("https://news.example/soup"),
        link("https://made.up.example/soup"),
        link("http://news.example/plain"),
        link("https://127.0.0.1:8080/x"),
        link("javascript:alert(1)"),
        link(publicSources[0]!.url),
      ],
      citedUrls: [
        "https://www.news.example/soup/?utm_source=search",
        "http://news.example/plain",
        "https://127.0.0.1:8080/x",
        "javascript:alert(1)",
        publicSources[0]!.url,
      ],
    },
    publicSources,
  );
  assert.deepEqual(sources, [
    { name: "A page", url: "https://news.example/soup", category: "Article", description: "About soup" },
  ]);
});
