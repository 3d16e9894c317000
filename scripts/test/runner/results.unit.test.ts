import { expect, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { junitResult, leakChecksOff, tapResult, vitestResult } from "./results.ts";

test("a test file that does not load counts as one failure, and each failure has its name and message", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { name: "broken.test.ts", status: "failed", message: "No such module", assertionResults: [] },
      {
        name: "kite.test.ts",
        status: "failed",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "flies", failureMessages: [] },
          { status: "failed", fullName: "lands", failureMessages: ["expected 1 to be 2"] },
        ],
      },
    ],
  };
  expect(vitestResult(JSON.stringify(report))).toMatchObject({
    passed: 3,
    failed: 2,
    failures: ["kite.test.ts\nlands\nexpected 1 to be 2", "broken.test.ts\nNo such module"],
  });
});

test("a file whose hook fails counts as one failure, although its tests are only skipped", () => {
  const assertionResults = [{ status: "skipped", fullName: "flies", failureMessages: [] }];
  const testResults = [{ name: "kite.test.ts", status: "failed", message: "", assertionResults }];
  const result = vitestResult(JSON.stringify({ numPassedTests: 0, numFailedTests: 0, testResults }));
  expect(result).toMatchObject({
    failed: 1,
    failures: ["kite.test.ts\nA hook of this file failed. The log says why."],
  });
});

test("a skipped test is named with its reason, or without one", () => {
  const skippedBecause = "it is not raining";
  const assertionResults = [
    { status: "passed", fullName: "flies", failureMessages: [] },
    { status: "skipped", fullName: "gets wet", failureMessages: [], meta: { skippedBecause } },
    { status: "todo", fullName: "sings", failureMessages: [], meta: {} },
  ];
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [{ name: fromRoot("kite.test.ts"), status: "passed", message: "", assertionResults }],
  };
  expect(vitestResult(JSON.stringify(report)).skipped).toEqual([
    "kite.test.ts  gets wet: it is not raining",
    "kite.test.ts  sings: no reason is given",
  ]);
});

test("Deno's errors and failures count as failures, and ignored tests do not", () => {
  const xml =
    '<?xml version="1.0"?><testsuites name="deno test" tests="9" failures="2" errors="1"><testsuite tests="9"><testcase><skipped/></testcase></testsuite></testsuites>';
  expect(junitResult(xml)).toMatchObject({ passed: 5, failed: 3 });
});

test("a mismatched plan is a failure", () => {
  expect(tapResult("1..3\nok 1 - a\nok 2 - b\n# Looks like you planned 3 tests but ran 2")).toEqual({
    passed: 2,
    failed: 1,
    failures: ["# Looks like you planned 3 tests but ran 2"],
  });
});

test("an aborted file is a failure", () => {
  expect(tapResult("1..2\nok 1\nBail out! access.test.sql: relation does not exist")).toEqual({
    passed: 1,
    failed: 1,
    failures: ["Bail out! access.test.sql: relation does not exist"],
  });
});

test("a test that pgTAP marks as TODO is not a failure", () => {
  expect(tapResult("not ok 1 - later # TODO waiting\nnot ok 2 - now")).toEqual({
    passed: 0,
    failed: 1,
    failures: ["not ok 2 - now"],
  });
});

test("Vitest's tests have durations, and their paths are relative to the repository's root", () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [
      {
        name: fromRoot("web/kite.test.ts"),
        status: "passed",
        message: "",
        assertionResults: [{ status: "passed", fullName: "flies", duration: 12.5, failureMessages: [] }],
      },
    ],
  };
  expect(vitestResult(JSON.stringify(report)).tests).toEqual([
    { name: "flies", file: "web/kite.test.ts", milliseconds: 12.5 },
  ]);
});

test("Deno's tests have durations, and a failure has its name and message", () => {
  const xml = `<testsuites name="deno test" tests="2" failures="1" errors="0" time="3">
    <testsuite name="./supabase/kite.test.ts">
      <testcase name="the writer&apos;s first &lt;line&gt;" classname="./supabase/kite.test.ts" time="2.500" line="1" col="1">
        <failure message="Uncaught AssertionError">expected 1 to be &quot;2&quot;</failure>
      </testcase>
      <testcase name="lands" classname="./supabase/kite.test.ts" time="0.020" line="9" col="1"/>
    </testsuite></testsuites>`;
  const { failures, tests } = junitResult(xml);
  expect(failures).toEqual([`supabase/kite.test.ts\nthe writer's first <line>\nexpected 1 to be "2"`]);
  expect(tests).toEqual([
    { name: "the writer's first <line>", file: "supabase/kite.test.ts", milliseconds: 2500 },
    { name: "lands", file: "supabase/kite.test.ts", milliseconds: 20 },
  ]);
});

test("a test that runs without the leak check is reported with its reason", () => {
  const output =
    "a test ...\n------- output -------\nleak check off: a socket stays\n----- output end -----\na test ... ok\n";
  expect(leakChecksOff(output)).toEqual(["leak check off: a socket stays"]);
});
