import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, constants, tmpdir } from "node:os";
import { ensureBuilt } from "./build/ensure-built.ts";
import { exitWith } from "./command/exit.ts";
import { readArguments } from "./command/options.ts";
import { StackError } from "./command/stack-error.ts";
import { changedSince, functionTestsTouchedBy, mergeBase } from "./test/runner/changed.ts";
import { failureLog } from "./test/runner/failure-log.ts";
import { testsReading } from "./test/runner/reading-tests.ts";
import { runningLine, stopSuites } from "./test/runner/run-suite.ts";
import { runSuites, summaryLines, type FinishedSuite } from "./test/runner/run-suites.ts";
import { slowestLines } from "./test/runner/slowest.ts";
import { describeBrowser, secondBrowser } from "./test/support/browsers/chromium.ts";
import {
  affectedUnitSuites,
  checks,
  functionsSuite,
  siteSuite,
  sqlSuite,
  suites,
  suitesNamed,
  unitSuite,
  type Suite,
} from "./test/runner/suites.ts";

const help = `npm test [-- <part of a suite's name> …]

Runs every check, or the suites whose name has one of the parts. A suite that fails does not stop the others.

npm test -- quick          types, format, lint, and the unit and SQL tests that the differences from main can affect
npm test -- quick --all    the same with every unit test
npm run test:watch         runs unit and component tests again as files change
npm test -- "every journey through the preview"
                           every journey behind a simulated static host; npm test makes a few of them
npm test -- journeys --site https://captions.example.com
                           the journeys that need no simulator, on a site that is deployed; makes accounts there and
                           deletes them, and uses its model`;

/** One more than there are cores: a suite often waits, for a database, a password's hash or a process to start. */
const places = availableParallelism() + 1;

/** How often it is said what runs, in milliseconds; seldom in a log that nobody watches. */
const tickMs = process.stdout.isTTY ? 10_000 : 60_000;

/** @param directory for reports and temporary files */
function quickSuites(directory: string, all: boolean): Suite[] {
  const since = all ? null : mergeBase();
  if (since === null) return [...checks(), unitSuite(directory), functionsSuite(directory)];
  const changed = changedSince(since);
  const reading = testsReading(changed);
  const functionTests = [...new Set([...functionTestsTouchedBy(changed, directory), ...reading.functions])];
  return [
    ...checks(changed),
    ...affectedUnitSuites(directory, since, reading.unit),
    ...(functionTests.length > 0 ? [functionsSuite(directory, functionTests)] : []),
    ...(changed.some((path) => /^supabase\/(?:migrations|tests)\//.test(path)) ? [sqlSuite()] : []),
  ];
}

/** @throws StackError when no suite is named like one of `wanted` */
async function chosenSuites(directory: string, wanted: readonly string[], everyUnitTest: boolean): Promise<Suite[]> {
  if (wanted[0] === "quick") return quickSuites(directory, everyUnitTest);
  const all = suites(directory, await secondBrowser());
  const chosen = suitesNamed(all, wanted);
  if (chosen.length > 0) return chosen;
  throw new StackError(
    `No suite is named like "${wanted.join(" ")}". There are: quick, ${all.map(({ name }) => name).join(", ")}.`,
  );
}

/** @throws StackError unless it is an address, and journeys are asked for */
function siteAddress(given: string, named: readonly string[]): string {
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "")
    throw new StackError("--site needs the address of a site without a path, such as https://captions.example.com.");
  if (named.length !== 1 || named[0] !== "journeys")
    throw new StackError("Only journeys run on a site: npm test -- journeys --site <address>");
  return url.origin;
}

function report({ name, passed, failed, failures, skipped = [], output, log, seconds }: FinishedSuite): void {
  const failedPart = failed > 0 ? `${failed} failed ` : "";
  console.log(
    `${failed === 0 ? "ok  " : "FAIL"}  ${name.padEnd(34)} ${String(passed).padStart(5)} passed ${failedPart} ${seconds.toFixed(1)} s`,
  );
  for (const test of skipped) console.log(`      skipped  ${test}`);
  if (failed === 0) return;
  console.log(`\n${failureLog(output, failures)}\n\nThe whole log: ${log}\n`);
}

/** Ends in order when stopped: suites have databases and files, and what the stop cuts off is no finding. */
function onSignal(directory: string): void {
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.error("\nStopping …");
      void stopSuites(signal).finally(() => {
        rmSync(directory, { recursive: true, force: true });
        process.exit(128 + constants.signals[signal]);
      });
    });
  }
}

async function main(): Promise<void> {
  const { values, named } = readArguments(
    help,
    { all: { type: "boolean", default: false }, site: { type: "string" } },
    "any",
  );
  const site = values.site === undefined ? null : siteAddress(values.site, named);
  const directory = mkdtempSync(`${tmpdir()}/caption-kite-test-`);
  onSignal(directory);
  const started = performance.now();
  let succeeded = false;
  try {
    const chosen = site === null ? await chosenSuites(directory, named, values.all) : [siteSuite(directory, site)];
    if (chosen.some(({ opensBrowser }) => opensBrowser)) console.log(await describeBrowser());
    let done = 0;
    const ticker = setInterval(() => {
      const line = runningLine();
      if (line !== null) console.log(`      ${done} of ${chosen.length} suites done; running: ${line}`);
    }, tickMs);
    const finished = await runSuites(chosen, {
      places,
      directory,
      build: ensureBuilt,
      report: (suite) => {
        done += 1;
        report(suite);
      },
    }).finally(() => clearInterval(ticker));
    const slowest = slowestLines(finished.flatMap(({ tests = [] }) => tests));
    if (slowest.length > 0) console.log(`\nThe slowest tests\n${slowest.join("\n")}`);
    console.log(`\nTotal time ${((performance.now() - started) / 1000).toFixed(1)} s`);
    console.log(summaryLines(finished).join("\n"));
    succeeded = finished.every(({ failed }) => failed === 0);
    process.exitCode = succeeded ? 0 : 1;
  } finally {
    // What failed keeps its logs and reports.
    if (succeeded) rmSync(directory, { recursive: true, force: true });
  }
}

main().catch(exitWith);
