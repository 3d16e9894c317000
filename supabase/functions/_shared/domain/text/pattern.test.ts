import assert from "node:assert/strict";
import { anyOf, pattern } from "./pattern.ts";

Deno.test("a pattern over several lines has the spaces inside its lines, and neither breaks nor indentation", () => {
  const day = "(?:mon|tues)day";
  const tested = pattern`
    ^next ${day}
      (?: morning|\b)
    |\bsoon$
  `;
  assert.equal(tested.source, String.raw`^next (?:mon|tues)day(?: morning|\b)|\bsoon$`);
  assert.equal(tested.flags, "iu");
  assert.equal(tested.test("Next Tuesday"), true);
  assert.equal(tested.test("next\nMonday"), false);
});

Deno.test("of several patterns, the first that matches at the earliest place decides", () => {
  const either = anyOf(pattern`\bflea`, pattern`\bflea market`);
  assert.equal(either.exec("a FLEA MARKET")?.[0], "FLEA");
  assert.equal(either.test("a market"), false);
});
