import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import { fromRoot } from "../command/paths.ts";
import { limits } from "./limits.ts";
import { atMost, table } from "../measure/statistics.ts";

export interface StartUpRow {
  start: "cold" | "warm";
  seconds: number;
}

/** Runs `npm start` until it is ready, then stops it as Ctrl-C does. @returns the seconds until it was ready */
async function startOnce(dataDir: string): Promise<number> {
  const before = performance.now();
  const child = spawn("npm", ["start"], {
    cwd: fromRoot(""),
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", STUDIO_PORT: "0", MAILBOX_PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  // It has its own process group, so that Ctrl-C in the terminal does not reach it.
  const stop = () => {
    process.kill(-child.pid!, "SIGINT");
  };
  process.once("exit", stop);
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const seconds = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      if (/is ready after/.test(line)) resolve((performance.now() - before) / 1000);
    });
    child.once("close", (code) => reject(new Error(`npm start ended with ${code} before it was ready`)));
  });
  process.off("exit", stop);
  stop();
  await closed;
  return seconds;
}

/**
 * The time from the command to the line that says it is ready: with an empty data directory, and again with the
 * same one.
 */
export async function measureStartUp(): Promise<StartUpRow[]> {
  const dataDir = mkdtempSync(`${tmpdir()}/caption-kite-bench-`);
  try {
    return [
      { start: "cold", seconds: await startOnce(dataDir) },
      { start: "warm", seconds: await startOnce(dataDir) },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The table of `docs/performance.md`. */
export function startUpTable(rows: readonly StartUpRow[]): string {
  return table(
    ["start", "seconds from the command to ready"],
    rows.map((row) => [
      row.start,
      atMost(limits.startSeconds[row.start], row.seconds, (seconds) => seconds.toFixed(1)),
    ]),
  );
}
