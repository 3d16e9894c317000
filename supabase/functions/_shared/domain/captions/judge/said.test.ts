import assert from "node:assert/strict";
import { wordsOf } from "./said.ts";

Deno.test("words are in lower case, without possessives, and tags are taken apart", () => {
  for (const [text, words] of [
    ["The baker's oven, and ours.", ["the", "baker", "oven", "and", "ours"]],
    ["it’s late", ["it", "late"]],
    ["#SlowSunday with_love", ["slow", "sunday", "with", "love"]],
    ["ÉtéIndien à Orléans", ["été", "indien", "à", "orléans"]],
    ["3pm — don't", ["3pm", "don't"]],
    ["STRASSE straßeNord", ["strasse", "straße", "nord"]],
    ["今日は良い", ["今日は良い"]],
    ["… 🎉 —", []],
  ] as const) {
    assert.deepEqual(wordsOf(text), words, text);
  }
});
