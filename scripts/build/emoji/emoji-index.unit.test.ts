import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readEmojiRecords } from "./emoji-data.ts";
import { buildEmojiIndex, emojiIndexPath, renderEmojiIndex } from "./emoji-index.ts";

it("the committed emoji index is the one that the installed emoji data gives", () => {
  expect(readFileSync(emojiIndexPath, "utf8")).toBe(renderEmojiIndex(buildEmojiIndex(readEmojiRecords())));
});

it("puts the emoji that is named by a word before those that merely know it", () => {
  const index = buildEmojiIndex([
    { label: "hot beverage", emoji: "☕️", tags: ["coffee"], group: 4, order: 1, type: 1 },
    { label: "coffee", emoji: "🫘", tags: [], group: 4, order: 2, type: 1 },
  ]);
  expect(index.get("coffee")).toEqual(["🫘", "☕"]);
});

it("keeps the index small enough to be bundled into a function", () => {
  expect(Buffer.byteLength(renderEmojiIndex(buildEmojiIndex(readEmojiRecords())))).toBeLessThan(120_000);
});
