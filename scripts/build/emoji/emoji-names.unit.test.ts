import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readEmojiRecords } from "./emoji-data.ts";
import { buildEmojiNames, emojiNamesPath, renderEmojiNames } from "./emoji-names.ts";

it("the committed emoji names are those that the installed emoji data gives", () => {
  expect(readFileSync(emojiNamesPath, "utf8")).toBe(renderEmojiNames(buildEmojiNames(readEmojiRecords())));
});

it("writes an emoji as people type it and leaves out parts of emoji", () => {
  const names = buildEmojiNames([
    { label: "hot beverage", emoji: "☕️", group: 4, order: 2 },
    { label: "red heart", emoji: "❤️", group: 0, order: 1 },
    { label: "light skin tone", emoji: "🏻", group: 2, order: 3 },
    { label: "regional indicator A", emoji: "🇦" },
  ]);
  expect(names).toEqual([
    ["❤️", "red heart"],
    ["☕", "hot beverage"],
  ]);
});
