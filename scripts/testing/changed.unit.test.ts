import { expect, test } from "vitest";
import { reaching } from "./changed.ts";

const graph = new Map([
  ["a.test", ["a", "shared"]],
  ["b.test", ["b"]],
  ["b", ["c"]],
  // A circle must end the walk, not hang it.
  ["c", ["b", "deep"]],
]);
const touchedBy = (...changed: string[]) => reaching(["a.test", "b.test"], new Set(changed), graph);

test("a test is touched by itself, by what it imports and by what that imports", () => {
  expect(touchedBy("a.test")).toEqual(["a.test"]);
  expect(touchedBy("shared")).toEqual(["a.test"]);
  expect(touchedBy("deep")).toEqual(["b.test"]);
  expect(touchedBy("shared", "deep")).toEqual(["a.test", "b.test"]);
});

test("what no test imports touches none", () => {
  expect(touchedBy("elsewhere")).toEqual([]);
  expect(touchedBy()).toEqual([]);
});
