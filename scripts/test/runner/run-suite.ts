import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { fromRoot } from "../../command/paths.ts";
import { lastProgress } from "../../command/progress.ts";
import type { SuiteResult } from "./results.ts";
import type { Suite } from "./suites.ts";

/** The results of a suite, and the path of its log. */
export interface SuiteRun extends SuiteResult {
  log: string;
  output: string;
  seconds: number;
}

/** Node keeps compiled modules there, for every process that a suite starts. */
const compileCache = fromRoot("node_modules/.cache/node");

/** Where a suite's log is: its words, joined by hyphens. */
export const logFile = (name: string, directory: string): string =>
  `${directory}/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.log`;

/** Suites that run, each with its log and when it began. */
const running = new Map<ChildProcess, { name: string; log: string; started: number }>();
let stopping = false;

/** How long a suite may take to end in order after Ctrl-C, in milliseconds. */
const endMs = 20_000;

/**
 * Ends the suites that run, and starts no more. After Ctrl-C, the terminal has told them to end already; another signal
 * is passed on.
 */
export async function stopSuites(signal: NodeJS.Signals): Promise<void> {
  stopping = true;
  const ending = [...running.keys()].map((child) => {
    if (signal !== "SIGINT") child.kill(signal);
    const late = setTimeout(() => child.kill("SIGKILL"), endMs);
    return once(child, "close").finally(() => clearTimeout(late));
  });
  await Promise.all(ending);
}

/** What runs, for how long, and how far it is where it says so, in one line; null if nothing runs. */
export function runningLine(): string | null {
  if (running.size === 0) return null;
  const suites = [...running.values()].map(({ name, log, started }) => {
    const parts = [`${((performance.now() - started) / 1000).toFixed(0)} s`, lastProgress(readFileSync(log, "utf8"))];
    return `${name} (${parts.filter(Boolean).join(", ")})`;
  });
  return suites.join(", ");
}

/** What a suite that was stopped has found is no result. */
const never = (): Promise<never> => new Promise(() => {});

/**
 * Runs a suite without printing. Its output is written to a file immediately, so that it is kept if the run is killed.
 * @param directory where the log file is created
 * @throws the error if the program cannot be started
 */
export async function runSuite(
  { name, command: [program = "", ...args], env, readResult }: Suite,
  directory: string,
): Promise<SuiteRun> {
  if (stopping) return never();
  const log = logFile(name, directory);
  const started = performance.now();
  const file = openSync(log, "a");
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: fromRoot(""),
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...env, FORCE_COLOR: "0", NO_COLOR: "1" },
      stdio: ["ignore", file, file],
    });
    running.set(child, { name, log, started });
    child.once("error", reject);
    child.once("close", resolve);
    child.once("close", () => running.delete(child));
  }).finally(() => closeSync(file));
  if (stopping) return never();
  const output = readFileSync(log, "utf8");
  const result = readResult ? readResult(output) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A runner can fail without a failed test, for example if it threw at the end.
  const failed = code === 0 ? result.failed : Math.max(1, result.failed);
  return { ...result, failed, log, output, seconds: (performance.now() - started) / 1000 };
}
