import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isAlive, processStart, waitUntil } from "./processes.ts";
import { claimDataDirectory, lockFile, runningStack } from "./running-stack.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(`${tmpdir()}/caption-kite-lock-`);
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const lock = (pid: number, start: string) => writeFileSync(lockFile(dataDir), `${pid}\n${start}\n`);

test("a data directory belongs to one stack at a time", () => {
  const release = claimDataDirectory(dataDir);
  expect(runningStack(dataDir)).toBe(process.pid);
  expect(() => claimDataDirectory(dataDir)).toThrow(/already running/);
  release();
  expect(runningStack(dataDir)).toBeNull();
});

test("a lock whose process is gone does not count", () => {
  lock(2_147_483_646, "1");
  expect(runningStack(dataDir)).toBeNull();
  claimDataDirectory(dataDir)();
  expect(existsSync(lockFile(dataDir))).toBe(false);
});

test("a later process with the same id does not hold the lock", () => {
  lock(process.ppid, processStart(process.ppid));
  expect(runningStack(dataDir)).toBe(process.ppid);
  lock(process.ppid, "another time");
  expect(runningStack(dataDir)).toBeNull();
});

test("a zombie process does not hold its lock", async () => {
  // The shell starts a command that ends, then becomes a program that never collects it.
  const parent = spawn("sh", ["-c", "sleep 0.3 & echo $!; exec sleep 60"], { stdio: ["ignore", "pipe", "ignore"] });
  try {
    const pid = Number(String(await new Promise<Buffer>((resolve) => parent.stdout.once("data", resolve))));
    expect(await waitUntil(() => !isAlive(pid), 5000)).toBe(true);
    // Its id is still taken.
    expect(() => process.kill(pid, 0)).not.toThrow();
    lock(pid, processStart(pid));
    expect(runningStack(dataDir)).toBeNull();
  } finally {
    parent.kill("SIGKILL");
  }
});
