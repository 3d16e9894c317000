import assert from "node:assert/strict";
import { trendingData } from "../../contract/wire/trending.ts";
import { scoreFromText } from "../../contract/rules/trending-score.ts";
import { calendarTrends } from "./calendar/trends.ts";
import { composeTrends } from "./compose.ts";
import { noTopics, type TrendItems } from "./items.ts";
import { publicSources } from "./sources.ts";

const date = "2026-11-21";
const calendar = calendarTrends(date);
const site: TrendItems = {
  emojis: [
    { emoji: "☕", meaning: "hot beverage", popularity: "High: 50+ people this week, new here", origin: "site" },
  ],
  hashtags: [
    {
      hashtag: "#BlackFriday",
      reach: "Very high: 200+ people this week, new here",
      category: "Shopping",
      origin: "site",
    },
  ],
  topics: noTopics(),
  sources: [],
};
const model: TrendItems = {
  emojis: [
    { emoji: "☕", meaning: "hot beverage", popularity: "Very high: estimated by AI", origin: "model" },
    { emoji: "🧤", meaning: "gloves", popularity: "Emerging: estimated by AI", origin: "model" },
  ],
  hashtags: [],
  topics: { ...noTopics(), X: ["One", "Two", "Three", "Four"] },
  sources: [{ name: "Read", url: "https://news.example/", category: "Article" }],
};

Deno.test("the calendar alone gives a full page", () => {
  const data = composeTrends(date, { site: null, model: null, calendar });
  trendingData.parse(data);
  assert.equal(data.topEmojis.length, 12);
  assert.equal(data.topHashtags.length, 15);
  assert.deepEqual(
    data.platforms.map(({ name, trendingTopics }) => [name, trendingTopics.length]),
    [
      ["Instagram", 6],
      ["TikTok", 6],
      ["X", 6],
      ["Facebook", 6],
    ],
  );
  assert.deepEqual(data.sources, [...publicSources]);
});

Deno.test("what several places name is shown once, as the first of them counted it", () => {
  const data = composeTrends(date, { site, model, calendar });
  assert.deepEqual(
    data.topEmojis.filter(({ emoji }) => emoji === "☕").map(({ origin }) => origin),
    ["site"],
  );
  assert.deepEqual(
    data.topHashtags.filter(({ hashtag }) => hashtag === "#BlackFriday").map(({ origin }) => origin),
    ["site"],
  );
  assert.equal(data.sources[0]?.name, "Read");
});

Deno.test("the strongest come first", () => {
  const { topEmojis, topHashtags } = composeTrends(date, { site, model, calendar });
  for (const scores of [
    topEmojis.map(({ popularity }) => scoreFromText(popularity)),
    topHashtags.map(({ reach }) => scoreFromText(reach)),
  ]) {
    assert.deepEqual(
      scores,
      scores.toSorted((a, b) => b - a),
    );
  }
});

Deno.test("every topic says where it comes from, and a model never fills a platform alone", () => {
  const x = composeTrends(date, { site, model, calendar }).platforms.find(({ name }) => name === "X");
  assert.deepEqual(x?.trendingTopics.slice(0, 3), ["One", "Two", "Three"]);
  assert.deepEqual(x?.topicOrigins, ["model", "model", "model", "calendar", "calendar", "calendar"]);
});
