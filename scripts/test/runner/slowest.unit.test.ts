import { expect, test } from "vitest";
import { slowestLines } from "./slowest.ts";

const timed = (name: string, milliseconds: number) => ({ name, file: "kite.test.ts", milliseconds });

test("the slowest come first, limited to the requested number", () => {
  expect(slowestLines([timed("short", 40), timed("long", 12_340), timed("middle", 900)], 2)).toEqual([
    "  12.3 s  kite.test.ts  long",
    "   0.9 s  kite.test.ts  middle",
  ]);
});

test("nothing is printed without durations", () => {
  expect(slowestLines([])).toEqual([]);
});
