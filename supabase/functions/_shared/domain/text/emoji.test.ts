import assert from "node:assert/strict";
import { dropEmoji, emojiForWord } from "./emoji.ts";

Deno.test("emoji are taken from the end, and leave no blanks behind", () => {
  assert.equal(dropEmoji("Tea 🍵, then cake 🍰 .", 0), "Tea, then cake.");
  assert.equal(dropEmoji("Tea 🍵 and cake 🍰!", 1), "Tea 🍵 and cake!");
  assert.equal(dropEmoji("Tea 🍵\n🍰\n\nNow", 0), "Tea\n\nNow");
  assert.equal(dropEmoji("Tea 🍵", 1), "Tea 🍵");
});

Deno.test("a word's other forms have its emoji", () => {
  for (const [form, word] of [
    ["dogs", "dog"],
    ["boxes", "box"],
    ["parties", "party"],
    ["babies", "baby"],
    ["dancing", "dance"],
  ] as const) {
    assert.notDeepEqual(emojiForWord(form), [], form);
    assert.equal(emojiForWord(form)[0], emojiForWord(word)[0], form);
  }
  assert.deepEqual(emojiForWord("qwxyz"), []);
});
