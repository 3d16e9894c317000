import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runSuite } from "./run-suite.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(`${tmpdir()}/caption-kite-run-suite-`);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const node = (code: string) => [process.execPath, "-e", code];

test("all output of a suite, including errors, is kept in a file with the suite's name", async () => {
  const { log, failed, passed } = await runSuite(
    { name: "Types of the kite", command: node("console.log('one'); console.error('two'); process.exitCode = 3") },
    directory,
  );
  expect(log).toBe(`${directory}/types-of-the-kite.log`);
  expect(readFileSync(log, "utf8")).toBe("one\ntwo\n");
  expect({ passed, failed }).toEqual({ passed: 0, failed: 1 });
});

test("a runner that exits with a nonzero status has failed, even without a failed test", async () => {
  const run = await runSuite(
    { name: "kite", command: node("process.exitCode = 1"), readResult: () => ({ passed: 4, failed: 0 }) },
    directory,
  );
  expect({ passed: run.passed, failed: run.failed }).toEqual({ passed: 4, failed: 1 });
});

test("the counts are kept if the status is zero", async () => {
  const run = await runSuite(
    {
      name: "kite",
      command: node("console.log('ok')"),
      readResult: (output) => ({ passed: output.length, failed: 0 }),
    },
    directory,
  );
  expect({ passed: run.passed, failed: run.failed }).toEqual({ passed: 3, failed: 0 });
});

test("a program that does not exist is an error", async () => {
  await expect(runSuite({ name: "kite", command: ["/nowhere/kite"] }, directory)).rejects.toThrow("ENOENT");
});
