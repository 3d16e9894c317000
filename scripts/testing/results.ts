/** What a suite of tests came to. */
export interface SuiteResult {
  passed: number;
  failed: number;
  /** Each failure's name and message, for runners whose own output buries them. */
  failures?: string[];
}

interface VitestTest { status: string; fullName: string; failureMessages: string[] }

/** Reads Vitest's JSON report. A file that does not load, or runs nothing, fails without having tests to fail. */
export function vitestResult(json: string): SuiteResult {
  const report = JSON.parse(json) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { name: string; status: string; message: string; assertionResults: VitestTest[] }[];
  };
  const unloaded = report.testResults.filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0);
  const failures = report.testResults.flatMap((file) =>
    file.assertionResults.filter(({ status }) => status === "failed").map(({ fullName, failureMessages }) => `${file.name}\n${fullName}\n${failureMessages.join("\n")}`));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: [...failures, ...unloaded.map(({ name, message }) => `${name}\n${message}`)],
  };
}

/** Reads Deno's JUnit report: the totals of its root element. */
export function junitResult(xml: string): SuiteResult {
  const root = /<testsuites\b[^>]*>/.exec(xml)?.[0] ?? "";
  const total = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(root)?.[1] ?? 0);
  const failed = total("failures") + total("errors");
  const skipped = (xml.match(/<skipped\b/g) ?? []).length;
  return { passed: total("tests") - failed - skipped, failed };
}

/** Reads TAP, the output of pgTAP. A plan that was not kept, and a file that broke off ("Bail out!"), are failures. */
export function tapResult(tap: string): SuiteResult {
  const lines = tap.split("\n");
  const passed = lines.filter((line) => /^ok\b/.test(line)).length;
  const notOk = lines.filter((line) => /^not ok\b(?!.*#\s*TODO)/.test(line)).length;
  const bailed = lines.filter((line) => line.startsWith("Bail out!")).length;
  const unkept = lines.filter((line) => /^# Looks like you (planned|failed to)|^# No plan found/.test(line)).length;
  return { passed, failed: notOk + bailed + unkept };
}
