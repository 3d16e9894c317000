import assert from "node:assert/strict";
import { parseBank } from "./parse.ts";

Deno.test("an entry has its emoji, lists and lines with angles and needs", () => {
  const [tea, rain] = parseBank(`
== tea 🍵🫖
under: hot-drink
nouns: tea, cup of tea
nouns: chai
alone: leaves
tags: TeaTime
turn:
{K} first. | Everything else after.
reader:
Milk in {the}, {yes/yes}?  [count mass]

== rain
turn:
{K}.
`);
  assert.deepEqual(tea, {
    id: "tea",
    under: "hot-drink",
    emoji: ["🍵", "🫖"],
    nouns: ["tea", "cup of tea", "chai"],
    alone: ["leaves"],
    tags: ["TeaTime"],
    lines: [
      { text: "{K} first. | Everything else after.", angle: "turn", needs: [] },
      { text: "Milk in {the}, {yes/yes}?", angle: "reader", needs: ["count", "mass"] },
    ],
  });
  assert.deepEqual(rain?.emoji, []);
  assert.equal(rain?.under, null);
});

Deno.test("what cannot be read is named with its line", () => {
  assert.throws(() => parseBank("turn:"), /line 1 .*no entry/u);
  assert.throws(() => parseBank("== tea\nturn:\n{K}.\n== té 🍵"), /line 4 .*heading/u);
  assert.throws(() => parseBank("== tea\n{K}."), /line 2 .*no angle/u);
  assert.throws(() => parseBank("== tea\nturn:\n{K}. [many]"), /line 3 .*"many" is unknown/u);
});
