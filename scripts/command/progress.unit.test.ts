import { expect, test } from "vitest";
import { countProgress, lastProgress } from "./progress.ts";

test("long work says every five seconds how much is done, and short work nothing", () => {
  const lines: string[] = [];
  let time = 0;
  const done = countProgress("SQL files", 6, { print: (line) => lines.push(line), now: () => time });
  for (const seconds of [1, 4, 6, 7, 12, 20]) {
    time = seconds * 1000;
    done();
  }
  expect(lines).toEqual(["# 3 of 6 SQL files", "# 5 of 6 SQL files"]);
  expect(lastProgress(`ok 1 - a\n${lines.join("\nok 2 - b\n")}\nok 3 - c\n`)).toBe("5 of 6 SQL files");
  expect(lastProgress("ok 1 - a\n")).toBeNull();
});
