import { expect, test } from "vitest";
import { failureLog } from "./failure-log.ts";
import { tapResult } from "./results.ts";

test("of Vitest's log, what the failed tests printed and how they failed are shown", () => {
  const output = [
    " ✓ scripts/a.unit.test.ts (2 tests) 5ms",
    "stderr | scripts/b.unit.test.ts > sums",
    "a warning",
    "",
    " ❯ scripts/b.unit.test.ts (2 tests | 1 failed) 5ms",
    "",
    "⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯",
    "",
    " FAIL  scripts/b.unit.test.ts > sums",
    "AssertionError: expected 1 to be 2",
    "",
  ].join("\n");
  expect(failureLog(output, ["the same, without differences"])).toBe(
    [
      "stderr | scripts/b.unit.test.ts > sums",
      "a warning",
      "",
      "⎯⎯⎯⎯⎯⎯⎯ Failed Tests 1 ⎯⎯⎯⎯⎯⎯⎯",
      "",
      " FAIL  scripts/b.unit.test.ts > sums",
      "AssertionError: expected 1 to be 2",
    ].join("\n"),
  );
});

test("of Deno's and Playwright's, the list of failures is shown", () => {
  expect(failureLog("one ... ok\n\n ERRORS \n\ntwo => a.test.ts\n")).toBe(" ERRORS \n\ntwo => a.test.ts");
  expect(failureLog("  ✓  1 a\n  ✘  2 b\n\n\n  1) web/e2e/b.e2e.test.ts:1:1 › b\n\n    Error\n")).toBe(
    "  1) web/e2e/b.e2e.test.ts:1:1 › b\n\n    Error",
  );
});

test("of TAP, a failed test is shown with what it says about itself", () => {
  const output = 'ok 1 - a\nnot ok 2 - b\n# Failed test 2: "b"\n#         have: 1\nok 3 - c\n';
  expect(failureLog(output, tapResult(output).failures)).toBe('not ok 2 - b\n# Failed test 2: "b"\n#         have: 1');
});

test("of a suite that is one check, everything is shown", () => {
  expect(failureLog("a.ts(1,2): error TS1\n")).toBe("a.ts(1,2): error TS1");
});
