import assert from "node:assert/strict";
import { isNonsense } from "./nonsense.ts";

Deno.test("letters typed at random are nonsense, words, names and abbreviations are not", () => {
  for (const text of [
    "asdf",
    "asdfasdf",
    "qwerty",
    "sdkfjhgk",
    "aaaa bbbb",
    "hjkl",
    "zxcvbnm",
    "fghjkl",
    "qwepoi zxmn",
  ]) {
    assert.equal(isNonsense(text), true, text);
  }
  for (const text of [
    "tree",
    "were",
    "hmmm",
    "haha",
    "Zorblax",
    "rhythm",
    "strengths",
    "NYSC",
    "LGBT",
    "Tschechien",
    "asap",
    "pop",
    "brr",
    "Angstschweiß",

    "",
    "☕",
    "soup asdf",
    "Krzysztof",
    "hygge",
    "delulu",
  ]) {
    assert.equal(isNonsense(text), false, text);
  }
});
