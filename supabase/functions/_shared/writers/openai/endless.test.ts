import assert from "node:assert/strict";
import { isEndless } from "./endless.ts";

Deno.test("a piece that is repeated again and again is endless, wherever the text stops", () => {
  const line = "Lemon drizzle cake, straight from the tin\\n\\n";
  for (const cut of [0, 1, 20]) assert.equal(isEndless(`{"captions":[{"text":"${line.repeat(20).slice(cut)}`), true);
  assert.equal(isEndless(`{"captions":[${" ".repeat(600)}`), true);
  assert.equal(isEndless(`{"captions":[{"text":"${"🥐".repeat(300)}`), true);
});

Deno.test("captions of one shape, repeated words and short texts are not", () => {
  const drafts = Array.from({ length: 20 }, (_, n) => ({
    shape: "a fragment",
    text: `Coffee ${n}`,
    hashtags: ["Coffee"],
  }));
  assert.equal(isEndless(JSON.stringify({ captions: drafts })), false);
  assert.equal(isEndless(`{"captions":[{"text":"${"ha".repeat(100)}"}`), false);
  assert.equal(isEndless(`{"captions":[{"text":"${"ha".repeat(400)}","hashtags":["Laughing"]}`), false);
});
