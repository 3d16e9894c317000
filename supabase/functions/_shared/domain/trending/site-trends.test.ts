import assert from "node:assert/strict";
import { scoreFromText } from "../../contract/rules/trending-score.ts";
import { siteTrends, type SiteTrend } from "./site-trends.ts";

const row = (change: Partial<SiteTrend>): SiteTrend => ({
  kind: "hashtag",
  token: "soup",
  users: 5,
  growth: null,
  ...change,
});
const reaches = (...rows: SiteTrend[]) => siteTrends(rows).hashtags.map(({ reach }) => reach);

Deno.test("few people are never called many, however much they stand out", () => {
  assert.deepEqual(reaches(row({ users: 49 }), row({ token: "tea", users: 5 })), [
    "Moderate: 20+ people this week, new here",
    "Emerging: 5+ people this week, new here",
  ]);
});

Deno.test("many people rank by their share of the most", () => {
  assert.deepEqual(
    reaches(
      row({ users: 1000, growth: 0 }),
      row({ token: "b", users: 760, growth: -0.4 }),
      row({ token: "c", users: 510, growth: 0.5 }),
      row({ token: "d", users: 130, growth: 0.5 }),
      row({ token: "e", users: 130, growth: null }),
    ),
    [
      "Very high: 1,000+ people this week, as many as the week before",
      "Very high: 500+ people this week, fewer than the week before",
      "High: 500+ people this week, more than the week before",
      "Growing: 100+ people this week, more than the week before",
      "Emerging: 100+ people this week, new here",
    ],
  );
});

Deno.test("the words score as their level says, and nothing else in them does", () => {
  const texts = reaches(
    row({ users: 1000, growth: 0 }),
    row({ token: "c", users: 510, growth: -0.5 }),
    row({ token: "d", users: 130, growth: 0.5 }),
    row({ token: "f", users: 300, growth: 0 }),
    row({ token: "e", users: 130, growth: 0 }),
  );
  assert.deepEqual(texts.map(scoreFromText), [85, 75, 65, 50, 25]);
});

Deno.test("emoji get their name and usual form; signs that are none are left out", () => {
  const { emojis } = siteTrends([row({ kind: "emoji", token: "❤" }), row({ kind: "emoji", token: "➜" })]);
  assert.deepEqual(
    emojis.map(({ emoji, meaning, origin }) => [emoji, meaning, origin]),
    [["❤️", "red heart", "site"]],
  );
});

Deno.test("a hashtag of the calendar keeps its capitals and category", () => {
  const [known, own] = siteTrends([row({ token: "blackfriday" }), row({ token: "myvillage" })]).hashtags;
  assert.deepEqual(
    [known?.hashtag, known?.category, own?.hashtag, own?.category],
    ["#BlackFriday", "Shopping", "#myvillage", "Community"],
  );
});
