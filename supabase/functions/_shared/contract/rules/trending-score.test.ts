import assert from "node:assert/strict";
import { hashtagBadgeIsGreen, scoreBand, scoreFromText, scoreWeights } from "./trending-score.ts";

const texts: [string, number][] = [
  ["Extremely high", 95],
  ["Gone viral this week", 95],
  ["very HIGH", 85],
  ["High among cooks", 75],
  ["Growing", 65],
  ["increasing fast", 65],
  ["Medium", 50],
  ["moderate", 50],
  ["low", 25],
  ["Emerging", 25],
  ["Very low", 25],
  ["", 50],
  ["steady", 50],
  ["82%", 82],
  ["up 12.5 % and viral", 12.5],
  ["+340% growth", 100],
  ["-20%", 0],
];
for (const [text, score] of texts) {
  Deno.test(`"${text}" scores ${score}`, () => assert.equal(scoreFromText(text), score));
}

Deno.test("scores fall into four bands at 75, 50 and 25", () => {
  assert.deepEqual([100, 75, 74.9, 50, 49, 25, 24, 0].map(scoreBand), [
    "red",
    "red",
    "orange",
    "orange",
    "yellow",
    "yellow",
    "blue",
    "blue",
  ]);
});

Deno.test("a hashtag's badge is green from 50 on", () => {
  assert.deepEqual([49.9, 50, 75].map(hashtagBadgeIsGreen), [false, true, true]);
});

Deno.test("the weights have their documented values", () => {
  assert.deepEqual(
    scoreWeights.emojis.map(({ weight }) => weight),
    [25, 20, 15, 10, 10, 10, 10],
  );
  assert.deepEqual(
    scoreWeights.hashtags.map(({ weight }) => weight),
    [25, 25, 10, 10, 10, 10, 10],
  );
  assert.deepEqual(
    scoreWeights.platforms.map(({ weight }) => weight),
    [20, 20, 15, 15, 10, 10, 5, 5],
  );
});
