import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parsePostmaster, servesCluster, stopOrphan } from "./postgres-orphan.ts";

let cluster: string;
beforeEach(() => {
  cluster = mkdtempSync(`${tmpdir()}/caption-kite-orphan-`);
});
afterEach(() => {
  rmSync(cluster, { recursive: true, force: true });
});

test("reads the process and whether it accepts connections", () => {
  const lines = ["4711", "/data", "1700000000", "5432", "", "127.0.0.1", "  123  45", "ready   ", ""];
  expect(parsePostmaster(lines.join("\n"))).toEqual({ pid: 4711, port: Number(lines[3]), ready: true });
  expect(parsePostmaster(lines.with(7, "starting").join("\n"))).toEqual({
    pid: 4711,
    port: Number(lines[3]),
    ready: false,
  });
});

test.each(["", "-5\n", "nonsense"])("returns null for %j", (text) => {
  expect(parsePostmaster(text)).toBeNull();
});

test("recognizes a server of this cluster by its command line", () => {
  const command = "/opt/pg/bin/postgres -D /home/me/.local/postgres -p 5000";
  expect(servesCluster(command, "/home/me/.local/postgres")).toBe(true);
  expect(servesCluster(command, "/home/me/.local/postgres2")).toBe(false);
  expect(servesCluster(command, "/home/me/.local/post")).toBe(false);
  expect(servesCluster("tail -f /home/me/.local/postgres.log", "/home/me/.local/postgres")).toBe(false);
});

test("removes the stale lock and does not stop another process with the same id", async () => {
  writeFileSync(`${cluster}/postmaster.pid`, `${process.pid}\n${cluster}\n`);
  expect(await stopOrphan(cluster)).toBe(false);
  expect(existsSync(`${cluster}/postmaster.pid`)).toBe(false);
});

test("does nothing if no server ran", async () => {
  expect(await stopOrphan(`${cluster}/none`)).toBe(false);
});
