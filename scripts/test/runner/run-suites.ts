import { writeFileSync } from "node:fs";
import { StackError } from "../../command/stack-error.ts";
import { logFile, runSuite, type SuiteRun } from "./run-suite.ts";
import { runJobs } from "./schedule.ts";
import type { Suite } from "./suites.ts";

export interface FinishedSuite extends SuiteRun {
  name: string;
}

interface RunOptions {
  /** For suites that run at the same time. */
  places: number;
  /** For logs. */
  directory: string;
  /** Builds the app. Called once for all suites: two builds at the same time would write the same files. */
  build: () => Promise<unknown>;
  /** Called when a suite has ended. */
  report: (suite: FinishedSuite) => void;
}

/** What failed before the suite's first test is in its log, too. */
function notStarted(suite: Suite, error: unknown, directory: string): SuiteRun {
  const reason = error instanceof Error && !(error instanceof StackError) ? error.stack : undefined;
  const output = `${reason ?? (error instanceof Error ? error.message : String(error))}\n`;
  const log = logFile(suite.name, directory);
  writeFileSync(log, output);
  return { passed: 0, failed: 1, log, output, seconds: 0 };
}

/**
 * Runs every suite, whether others fail or cannot be started: a change that breaks the types may break a journey as well,
 * and both are to be known after one run.
 */
export async function runSuites(
  suites: readonly Suite[],
  { places, directory, build, report }: RunOptions,
): Promise<FinishedSuite[]> {
  const finished: FinishedSuite[] = [];
  let built: Promise<unknown> | undefined;
  const run = async (suite: Suite): Promise<SuiteRun> => {
    try {
      if (suite.needsBuild) await (built ??= build());
      return await runSuite(suite, directory);
    } catch (error) {
      return notStarted(suite, error, directory);
    }
  };
  await runJobs(suites, places, async (suite) => {
    const ended = { name: suite.name, ...(await run(suite)) };
    finished.push(ended);
    report(ended);
  });
  return finished;
}

/** The last lines of a run: every suite that failed, with its log, and the number of tests. */
export function summaryLines(finished: readonly FinishedSuite[]): string[] {
  const total = (what: "passed" | "failed") => finished.reduce((sum, suite) => sum + suite[what], 0);
  const failed = finished.filter((suite) => suite.failed > 0);
  return [
    ...failed.map(({ name, log }) => `FAIL  ${name}, log: ${log}`),
    `${total("passed")} passed, ${total("failed")} failed${failed.length > 0 ? ` in ${failed.length} of ${finished.length} suites` : ""}`,
  ];
}
