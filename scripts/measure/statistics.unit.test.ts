import { expect, it } from "vitest";
import { atMost, ms, percentile, table } from "./statistics.ts";

it("takes the nearest rank", () => {
  expect(percentile([4, 1, 3, 2], 50)).toBe(2);
  expect(percentile([4, 1, 3, 2], 95)).toBe(4);
  expect(percentile([7], 50)).toBe(7);
  expect(percentile([], 50)).toBeNaN();
});

it("marks a figure above its limit", () => {
  expect([atMost(10, 10, ms), atMost(10, 10.1, ms)]).toEqual(["10.0", "**10.1**"]);
});

it("writes a Markdown table", () => {
  expect(table(["a", "b"], [[1, "x"]])).toBe("| a | b |\n| --- | --- |\n| 1 | x |");
});
