import { afterEach, expect, it, vi } from "vitest";
import { formatResetTime } from "./reset-time.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const plain = (words: string | null) => words?.replaceAll("\u202F", " ");

it.each([
  ["America/Los_Angeles", "today at 4:00 PM"],
  ["Europe/Berlin", "tomorrow at 1:00 AM"],
  ["UTC", "tomorrow at 12:00 AM"],
])("in %s the quota resets %s", (zone, words) => {
  vi.stubEnv("TZ", zone);
  expect(plain(formatResetTime("2026-11-22T00:00:00Z", new Date("2026-11-21T15:00:00Z"), "en-US"))).toBe(words);
});

it("says nothing about a time it cannot read", () => {
  expect(formatResetTime("", new Date())).toBeNull();
});
