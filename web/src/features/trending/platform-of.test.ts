import { expect, it } from "vitest";
import { platformOf } from "./platform-of.ts";

it.each([
  ["Instagram", "instagram"],
  [" tiktok ", "tiktok"],
  ["X", "x"],
  ["X (Twitter)", "x"],
  ["Twitter/X", "x"],
  ["Facebook Reels", "facebook"],
])("%j means %s", (name, id) => {
  expect(platformOf(name)).toBe(id);
});

it.each(["LinkedIn", "General", "", "Xing"])("%j is none that captions are written for", (name) => {
  expect(platformOf(name)).toBeNull();
});
