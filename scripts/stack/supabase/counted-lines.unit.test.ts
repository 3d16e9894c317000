import { expect, test } from "vitest";
import { countedLines } from "./counted-lines.ts";

test("300 equal refusals are one line, and another with their number after a minute", () => {
  const printed: string[] = [];
  const waiting: (() => void)[] = [];
  const print = countedLines(
    (line) => printed.push(line),
    (work) => waiting.push(work),
  );
  for (let round = 0; round < 300; round++) print("refused");
  print("another");
  expect(printed).toEqual(["refused", "another"]);
  for (const work of waiting.splice(0)) work();
  expect(printed).toEqual(["refused", "another", "refused (299 more within a minute)"]);
  print("refused");
  expect(printed).toHaveLength(4);
});
