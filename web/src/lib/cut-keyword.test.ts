import { expect, it } from "vitest";
import { cutKeyword } from "./cut-keyword.ts";

it("puts a text into one line", () => {
  expect(cutKeyword("  First snow\n\n at the\tcabin ")).toEqual({ keyword: "First snow at the cabin", cut: false });
});

it("cuts after the last whole word that fits", () => {
  const { keyword, cut } = cutKeyword("word ".repeat(200));
  expect(cut).toBe(true);
  expect(keyword.length).toBeLessThanOrEqual(500);
  expect(keyword.endsWith(" word")).toBe(true);
});

it("keeps a text of exactly 500, and a last word that ends there", () => {
  const exact = `${"a".repeat(494)} happy`;
  expect(cutKeyword(exact)).toEqual({ keyword: exact, cut: false });
  expect(cutKeyword(`${exact} day`)).toEqual({ keyword: exact, cut: true });
});

it("cuts a text without spaces between two characters, never inside one", () => {
  expect(cutKeyword("🎉".repeat(600)).keyword).toBe("🎉".repeat(500));
});
