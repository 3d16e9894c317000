import type { SuiteResult } from "./results.ts";

/** Where Vitest, Deno and Playwright begin to list what failed, with differences and places in the code. */
const sectionStart = /^(?:⎯+ Failed (?:Tests|Suites) \d+ ⎯+| ERRORS ?$| {2}1\) )/m;

/** What a test of Vitest has printed; that of passed ones is left out by its option `--silent=passed-only`. */
const printed = /^std(?:out|err) \| .+\n(?:.+\n)+/gm;

/** What a person needs of a suite's log to mend what failed: without the lines of tests that passed. */
export function failureLog(output: string, failures: SuiteResult["failures"] = []): string {
  const start = sectionStart.exec(output)?.index;
  if (start !== undefined) {
    const above = output.slice(0, start).match(printed) ?? [];
    return [...above, output.slice(start)].join("\n").trimEnd();
  }
  // A suite that is one check, or that failed before its first test.
  return failures.length > 0 ? failures.map((failure) => failure.trimEnd()).join("\n\n") : output.trimEnd();
}
