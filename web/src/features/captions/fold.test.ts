import { platforms, postPlatformIds } from "@contract/rules/platforms.ts";
import { expect, it } from "vitest";
import { foldCaption } from "./fold.ts";

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(" ");

it("shows a caption whole where it fits or the platform never folds", () => {
  expect(foldCaption("Short one.", "instagram")).toEqual({ shown: "Short one.", hidden: "" });
  expect(foldCaption(words(60), "x").hidden).toBe("");
});

it("folds after the last whole word before Instagram's fold", () => {
  const { shown, hidden } = foldCaption(words(40), "instagram");
  expect(shown.length).toBeLessThanOrEqual(125);
  expect(shown).toMatch(/word\d+$/);
  expect(hidden).toMatch(/^ word\d/);
});

it("keeps a word that ends exactly at the fold", () => {
  const caption = `${"a".repeat(125)} tail`;
  expect(foldCaption(caption, "instagram")).toEqual({ shown: "a".repeat(125), hidden: " tail" });
});

it("never cuts an emoji family or a flag in two", () => {
  for (const emoji of ["👨‍👩‍👧‍👦", "🇫🇷", "e\u0301"]) {
    const { shown } = foldCaption(emoji.repeat(60), "tiktok");
    expect(shown.length % emoji.length).toBe(0);
    expect(shown.length).toBeLessThanOrEqual(100);
  }
});

it("folds a text without spaces near the fold, not at a far space", () => {
  expect(foldCaption(`秋 ${"葉".repeat(200)}`, "instagram").shown.length).toBe(125);
});

it("loses nothing on any platform", () => {
  for (const platform of postPlatformIds) {
    const caption = `${words(300)}\n\n#tag`;
    const { shown, hidden } = foldCaption(caption, platform);
    expect(shown + hidden).toBe(caption);
    expect(hidden === "").toBe(platforms[platform].fold === null);
  }
});
