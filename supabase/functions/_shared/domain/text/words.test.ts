import assert from "node:assert/strict";
import { wordSet } from "./words.ts";

Deno.test("a set of words over several lines holds each word and nothing else", () => {
  const set = wordSet(`
    the a
    an
  `);
  assert.deepEqual([...set], ["the", "a", "an"]);
});
