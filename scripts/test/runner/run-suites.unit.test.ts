import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StackError } from "../../command/stack-error.ts";
import { runSuites, summaryLines, type FinishedSuite } from "./run-suites.ts";
import type { Suite } from "./suites.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(`${tmpdir()}/caption-kite-run-suites-`);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const suite = (name: string, code: string, options: Partial<Suite> = {}): Suite => ({
  name,
  command: [process.execPath, "-e", code],
  ...options,
});
const fails = "console.error('no'); process.exitCode = 1";

/** Runs suites one after the other, so that a failure is known before the next one could start. */
async function run(suites: readonly Suite[], build: () => Promise<unknown> = async () => {}) {
  const reported: string[] = [];
  const finished = await runSuites(suites, {
    places: 1,
    directory,
    build,
    report: ({ name, failed }) => reported.push(`${failed === 0 ? "ok" : "FAIL"} ${name}`),
  });
  return { reported, finished };
}

test("suites that fail do not keep the others from running, and the summary names every one that failed", async () => {
  const { reported, finished } = await run([
    suite("types", fails),
    suite("lint", fails, { alone: true }),
    suite("journeys", "", { places: 2 }),
    suite("database", "", { alone: true }),
  ]);
  expect(reported.toSorted()).toEqual(["FAIL lint", "FAIL types", "ok database", "ok journeys"]);
  expect(summaryLines(finished).toSorted()).toEqual([
    "2 passed, 2 failed in 2 of 4 suites",
    `FAIL  lint, log: ${directory}/lint.log`,
    `FAIL  types, log: ${directory}/types.log`,
  ]);
});

test("a suite whose program cannot be started has failed, and the others run", async () => {
  const { reported, finished } = await run([{ name: "kite", command: ["/nowhere/kite"] }, suite("lint", "")]);
  expect(reported).toEqual(["FAIL kite", "ok lint"]);
  expect(finished[0]!.output).toContain("ENOENT");
  expect(readFileSync(finished[0]!.log, "utf8")).toContain("ENOENT");
});

test("if the app cannot be built, the suites that need it have failed, after one attempt, and the others run", async () => {
  let builds = 0;
  const { reported, finished } = await run(
    [suite("journeys", "", { needsBuild: true }), suite("lint", ""), suite("conformance", "", { needsBuild: true })],
    () => {
      builds += 1;
      return Promise.reject(new StackError("The app cannot be built:\nno such file"));
    },
  );
  expect(builds).toBe(1);
  expect(reported).toEqual(["FAIL journeys", "ok lint", "FAIL conformance"]);
  expect(finished[0]!.output).toBe("The app cannot be built:\nno such file\n");
});

test("the summary of a run without failures is its number of tests", () => {
  const ended: FinishedSuite = { name: "lint", passed: 3, failed: 0, log: "", output: "", seconds: 1 };
  expect(summaryLines([ended, { ...ended, name: "types" }])).toEqual(["6 passed, 0 failed"]);
});
