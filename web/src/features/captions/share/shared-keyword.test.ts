import { expect, it } from "vitest";
import { sharedKeyword } from "./shared-keyword.ts";

const of = (title: string, text: string, url = "") => sharedKeyword({ title, text, url });

it.each([
  [["Harbor fog", "", ""], "Harbor fog"],
  [["", "Open from six", ""], "Open from six"],
  [["Fresh bread", "Open from six", ""], "Fresh bread. Open from six"],
  [["Fresh bread!", "Open from six", ""], "Fresh bread! Open from six"],
  [["Fresh bread", "https://example.com/a", ""], "Fresh bread https://example.com/a"],
  [["", "", "https://example.com/a"], "https://example.com/a"],
  [["Fresh bread", "", "https://example.com/a"], "Fresh bread https://example.com/a"],
] as const)("%j becomes %s", ([title, text, url], keyword) => {
  expect(of(title, text, url)).toEqual({ keyword, cut: false });
});

it("takes words and addresses that are in several fields only once", () => {
  expect(of("Fresh bread", "fresh  bread from six", "").keyword).toBe("fresh bread from six");
  expect(of("", "Look: https://example.com/a/", "https://example.com/a").keyword).toBe("Look: https://example.com/a/");
});

it("cuts a long text and keeps the address", () => {
  const { keyword, cut } = of("", "word ".repeat(200), "https://example.com/a");
  expect(cut).toBe(true);
  expect(Array.from(keyword).length).toBeLessThanOrEqual(500);
  expect(keyword).toMatch(/ word https:\/\/example\.com\/a$/);
});

it("says so when even the address is too long", () => {
  expect(of("Fog", "", `https://example.com/${"a".repeat(500)}`)).toEqual({ keyword: "Fog", cut: true });
});
