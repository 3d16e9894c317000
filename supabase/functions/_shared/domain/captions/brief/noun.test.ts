import assert from "node:assert/strict";
import { readBrief } from "./read.ts";

Deno.test("an English phrase is read as one of several things, one of them, a name, or none", async () => {
  for (const [keyword, noun] of [
    ["olives", "plural"],
    ["cherries", "plural"],
    ["beach pancakes", "plural"],
    ["painted fence", "bare"],
    ["my third kettle", "determined"],
    ["fly fishing", "activity"],
    ["The Corner Bakery", "name"],
    // An abbreviation alone is not a name.
    ["BBQ", "bare"],
    ["NASA", "bare"],
    // Somebody does something, or something was done.
    ["ghosted by my sourdough", "none"],
    ["defeated by the oven", "none"],
  ] as const) {
    assert.equal((await readBrief({ keyword, tone: null })).noun, noun, keyword);
  }
});

Deno.test("the first word keeps its capital only where it belongs to a name", async () => {
  for (const [keyword, subject] of [
    ["What Anna baked", "what Anna baked"],
    ["The Corner Bakery", "the Corner Bakery"],
    ["Quiet Morning Studio", "Quiet Morning Studio"],
    ["I am back", "I am back"],
  ] as const) {
    assert.equal((await readBrief({ keyword, tone: null })).subject, subject, keyword);
  }
});
