import { expect, it } from "vitest";
import { hashtagText, readHashtags } from "./hashtag-text.ts";

it.each([
  ["#tea #coffee", ["tea", "coffee"]],
  ["tea, coffee,\n東京、京都", ["tea", "coffee", "東京", "京都"]],
  ["#tea#coffee", ["tea", "coffee"]],
  ["  # ", []],
])("%j are the hashtags %j", (text, expected) => {
  expect(readHashtags(text)).toEqual(expected);
});

it("hashtags stand in a caption with their signs", () => {
  expect(hashtagText(["tea", "東京"])).toBe("#tea #東京");
});
