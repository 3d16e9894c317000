import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { claimDataDirectory, runningStack } from "./running-stack.ts";

let dataDir: string;
beforeEach(() => { dataDir = mkdtempSync(`${tmpdir()}/caption-kite-lock-`); });
afterEach(() => { rmSync(dataDir, { recursive: true, force: true }); });

test("a data directory belongs to one stack at a time", () => {
  // The parent of a test worker is a running Node that is not this process.
  writeFileSync(`${dataDir}/stack.pid`, String(process.ppid));
  expect(runningStack(dataDir)).toBe(process.ppid);
  expect(() => claimDataDirectory(dataDir)).toThrow(/already running/);
});

test("a lock whose process is gone does not count", () => {
  writeFileSync(`${dataDir}/stack.pid`, "2147483646");
  expect(runningStack(dataDir)).toBeNull();
  claimDataDirectory(dataDir)();
  expect(existsSync(`${dataDir}/stack.pid`)).toBe(false);
});

test("a process that is not Node is somebody else's", () => {
  writeFileSync(`${dataDir}/stack.pid`, "1");
  expect(runningStack(dataDir)).toBeNull();
});
