import { expect, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { playwrightResult } from "./playwright-result.ts";

const ran = (status: string, more: object = {}) => ({
  projectName: "",
  status,
  annotations: [],
  results: [{ duration: 12.5, errors: [], attachments: [], ...more }],
});
const report = (specs: object[], errors: object[] = []) =>
  JSON.stringify({
    config: { rootDir: fromRoot("web/e2e") },
    suites: [
      {
        title: "kite.e2e.test.ts",
        file: "kite.e2e.test.ts",
        specs: [],
        suites: [{ title: "a kite", file: "kite.e2e.test.ts", specs }],
      },
    ],
    errors,
  });
const spec = (title: string, outcome: object) => ({ title, file: "kite.e2e.test.ts", tests: [outcome] });

test("passed and failed journeys are counted, and a failure has its file, name, message and trace", () => {
  const failure = ran("unexpected", {
    errors: [{ message: "expected 1 to be 2" }],
    attachments: [
      { name: "screenshot", path: "/tmp/kite.png" },
      { name: "trace", path: "/tmp/trace.zip" },
    ],
  });
  expect(playwrightResult(report([spec("flies", ran("expected")), spec("lands", failure)]))).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [
      "web/e2e/kite.e2e.test.ts\na kite lands\nexpected 1 to be 2\nWhat happened, step by step: npx playwright show-trace /tmp/trace.zip",
    ],
  });
});

test("journeys have durations", () => {
  expect(playwrightResult(report([spec("flies", ran("expected"))])).tests).toEqual([
    { name: "a kite flies", file: "web/e2e/kite.e2e.test.ts", milliseconds: 12.5 },
  ]);
});

test("a file that does not load counts as one failure", () => {
  expect(playwrightResult(report([], [{ message: "No such module" }]))).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ["No such module"],
  });
});

test("a skipped journey is named with its reason, or without one", () => {
  const skipped = { ...ran("skipped"), annotations: [{ type: "skip", description: "it is not raining" }] };
  const result = playwrightResult(report([spec("gets wet", skipped), spec("sings", ran("skipped"))]));
  expect(result.skipped).toEqual([
    "web/e2e/kite.e2e.test.ts  a kite gets wet: it is not raining",
    "web/e2e/kite.e2e.test.ts  a kite sings: no reason is given",
  ]);
});
