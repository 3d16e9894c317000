import { expect, test } from "vitest";
import { junitResult, tapResult, vitestResult } from "./results.ts";

test("a test file that does not load counts as one failure, and each failure is named with its message", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { name: "broken.test.ts", status: "failed", message: "No such module", assertionResults: [] },
      { name: "kite.test.ts", status: "failed", message: "", assertionResults: [{ status: "passed", fullName: "flies", failureMessages: [] }, { status: "failed", fullName: "lands", failureMessages: ["expected 1 to be 2"] }] },
    ],
  };
  expect(vitestResult(JSON.stringify(report))).toEqual({ passed: 3, failed: 2, failures: ["kite.test.ts\nlands\nexpected 1 to be 2", "broken.test.ts\nNo such module"] });
});

test("Deno's errors and failures are failures, what it ignored is neither", () => {
  const xml = '<?xml version="1.0"?><testsuites name="deno test" tests="9" failures="2" errors="1"><testsuite tests="9"><testcase><skipped/></testcase></testsuite></testsuites>';
  expect(junitResult(xml)).toEqual({ passed: 5, failed: 3 });
});

test("a plan that was not kept is a failure", () => {
  expect(tapResult("1..3\nok 1 - a\nok 2 - b\n# Looks like you planned 3 tests but ran 2")).toEqual({ passed: 2, failed: 1 });
});

test("a file that broke off is a failure", () => {
  expect(tapResult("1..2\nok 1\nBail out! access.test.sql: relation does not exist")).toEqual({ passed: 1, failed: 1 });
});

test("what pgTAP marks as to be done is not a failure yet", () => {
  expect(tapResult("not ok 1 - later # TODO waiting\nnot ok 2 - now")).toEqual({ passed: 0, failed: 1 });
});
