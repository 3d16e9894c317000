import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { fromRoot } from "../../command/paths.ts";
import type { SuiteResult } from "./results.ts";
import type { Suite } from "./suites.ts";

/** What a run of a suite came to, and where everything it said is kept. */
export interface SuiteRun extends SuiteResult {
  log: string;
  output: string;
  seconds: number;
}

/** A file name for a suite: its words, joined by hyphens. */
const fileName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/**
 * Runs a suite quietly; what it prints goes into a file as it comes, so that a run that is killed leaves it too.
 * @param directory where the file is made
 * @throws what starting the program throws
 */
export async function runSuite(
  { name, command: [program = "", ...args], env, readResult }: Suite,
  directory: string,
): Promise<SuiteRun> {
  const log = `${directory}/${fileName(name)}.log`;
  const started = performance.now();
  const file = openSync(log, "a");
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: fromRoot(""),
      env: { ...process.env, ...env, FORCE_COLOR: "0", NO_COLOR: "1" },
      stdio: ["ignore", file, file],
    });
    child.once("error", reject);
    child.once("close", resolve);
  }).finally(() => closeSync(file));
  const output = readFileSync(log, "utf8");
  const result = readResult ? readResult(output) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A runner that fails without a failing test (it did not load, or threw at the end) still failed.
  const failed = code === 0 ? result.failed : Math.max(1, result.failed);
  return { ...result, failed, log, output, seconds: (performance.now() - started) / 1000 };
}
