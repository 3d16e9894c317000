import { expect, it } from "vitest";
import { relativeDate } from "./relative-date.ts";

const now = new Date("2026-11-21T12:00:00Z");

it.each([
  ["2026-11-21T11:59:30Z", "just now"],
  ["2026-11-21T12:00:20Z", "just now"],
  ["2026-11-21T11:59:00Z", "1 minute ago"],
  ["2026-11-21T09:00:00Z", "3 hours ago"],
  ["2026-11-20T11:00:00Z", "1 day ago"],
  ["2026-11-07T12:00:00Z", "2 weeks ago"],
  ["2026-08-21T12:00:00Z", "3 months ago"],
  ["2024-11-20T12:00:00Z", "2 years ago"],
])("%s is %s", (createdAt, words) => {
  expect(relativeDate(createdAt, now)).toBe(words);
});

it.each(["", "soon", "2026-99-99"])("%j is an unknown date", (createdAt) => {
  expect(relativeDate(createdAt, now)).toBe("Unknown date");
});
