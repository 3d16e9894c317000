import assert from "node:assert/strict";
import {
  endsWithLetterOrNumber,
  hasDigit,
  hasLetter,
  hasLetterOrNumber,
  hasQuestionMark,
  hasUpperCase,
  startsWithUpperCase,
} from "./characters.ts";

Deno.test("letters, numbers and capitals are those of every script, digits those from 0 to 9", () => {
  for (const [text, ...expected] of [
    ["", false, false, false, false, false],
    ["?! 🎉 #", false, false, false, false, false],
    ["7", true, false, true, false, false],
    ["٣", false, false, true, false, false],
    ["茶", false, true, true, false, false],
    ["été", false, true, true, false, false],
    ["Été", false, true, true, true, true],
    ["iPhone 7", true, true, true, true, false],
  ] as const) {
    const found = [hasDigit, hasLetter, hasLetterOrNumber, hasUpperCase, startsWithUpperCase].map((has) => has(text));
    assert.deepEqual(found, expected, text);
  }
});

Deno.test("a text that ends with a letter or number has no end mark", () => {
  for (const [text, expected] of [
    ["tea", true],
    ["茶", true],
    ["7", true],
    ["tea.", false],
    ["tea 🍵", false],
    ["", false],
  ] as const) {
    assert.equal(endsWithLetterOrNumber(text), expected, text);
  }
});

Deno.test("a question mark is found at any place and in both widths", () => {
  assert.deepEqual(["tea? yes", "お茶？", "¿tea", "tea!"].map(hasQuestionMark), [true, true, false, false]);
});
