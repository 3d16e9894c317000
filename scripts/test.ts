import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { exitWith } from "./stack/foreground.ts";
import { fromRoot } from "./stack/paths.ts";
import { StackError } from "./stack/stack-error.ts";
import type { SuiteResult } from "./testing/results.ts";
import { suites, type Suite } from "./testing/suites.ts";

/** Runs a suite quietly. @returns its result, and its output for when it failed */
function run({ command: [program = "", ...args], env, readResult }: Suite): Promise<SuiteResult & { output: string }> {
  const child = spawn(program, args, { cwd: fromRoot(""), env: { ...process.env, ...env, FORCE_COLOR: "0", NO_COLOR: "1" }, stdio: ["ignore", "pipe", "pipe"] });
  const chunks: string[] = [];
  child.stdout.on("data", (chunk) => chunks.push(String(chunk)));
  child.stderr.on("data", (chunk) => chunks.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      const output = chunks.join("");
      const result = readResult ? readResult(output) : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
      // A runner that fails without a failing test (it did not load, or threw at the end) still failed.
      resolve({ ...result, failed: code === 0 ? result.failed : Math.max(1, result.failed), output });
    });
  });
}

/** `npm test [-- part of a suite's name …]`: every check of the project; the first suite that fails ends the run. */
async function main(): Promise<void> {
  const reports = mkdtempSync(`${tmpdir()}/caption-kite-reports-`);
  try {
    const wanted = process.argv.slice(2);
    const chosen = suites(reports).filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
    if (chosen.length === 0) throw new StackError(`No suite is named like "${wanted.join(" ")}". There are: ${suites(reports).map(({ name }) => name).join(", ")}.`);
    const total: SuiteResult = { passed: 0, failed: 0 };
    const started = performance.now();
    const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
    for (const suite of chosen) {
      const since = performance.now();
      const { passed, failed, failures = [], output } = await run(suite);
      total.passed += passed;
      total.failed += failed;
      console.log(`${failed === 0 ? "ok  " : "FAIL"}  ${suite.name.padEnd(26)} ${String(passed).padStart(5)} passed ${failed > 0 ? `${failed} failed ` : ""} ${seconds(since)}`);
      if (failed > 0) {
        // First what failed: a log that is cut off still tells.
        for (const failure of failures) console.log(`\n${failure.trimEnd()}`);
        console.log(`\n${output.trimEnd()}\n`);
        break;
      }
    }
    console.log(`\nTotal time ${seconds(started)}`);
    console.log(`${total.passed} passed, ${total.failed} failed`);
    process.exitCode = total.failed === 0 ? 0 : 1;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

main().catch(exitWith);
