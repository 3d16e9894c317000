import { captionLength } from "@contract/rules/caption-length.ts";
import { expect, it } from "vitest";
import { brokenRules, overflowIndex } from "./broken-rules.ts";

it("names the rules that a caption breaks, with numbers", () => {
  const tags = (count: number) => Array.from({ length: count }, (_, index) => `#tag${index}`).join(" ");
  expect(brokenRules("a".repeat(292), "x")).toEqual(["12 over the limit of 280"]);
  expect(brokenRules(tags(6), "instagram")).toEqual(["6 hashtags; Instagram allows 5"]);
  expect(brokenRules(tags(6), "general")).toEqual(["6 hashtags; 5 fit on every platform"]);
  expect(brokenRules(`${tags(7)} ${"a".repeat(3200)}`, "tiktok")).toEqual([
    "1,042 over the limit of 2,200",
    "7 hashtags; TikTok allows 5",
  ]);
});

it("names none where a caption fits, up to the limit itself", () => {
  expect(brokenRules("a".repeat(280), "x")).toEqual([]);
  expect(brokenRules("#a #b #c #d #e", "instagram")).toEqual([]);
  expect(brokenRules("#a #b #c #d #e #f #g #h", "x")).toEqual([]);
});

it("finds where a text is over the limit, as the platform counts", () => {
  expect(overflowIndex("short", "x")).toBe(5);
  expect(overflowIndex("a".repeat(300), "x")).toBe(280);
  const link = "https://kite.example/a-path-that-is-much-longer-than-the-twenty-three-that-x-counts";
  const text = `${link} ${"a".repeat(300)}`;
  expect(captionLength(text.slice(0, overflowIndex(text, "x")), "x")).toBe(280);
});

it("never marks half of an emoji", () => {
  const family = "👨‍👩‍👧‍👦";
  expect(overflowIndex(family.repeat(150), "x")).toBe(family.length * 140);
  expect(overflowIndex("a".repeat(2199) + family, "tiktok")).toBe(2199);
});
