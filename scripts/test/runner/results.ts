import { root } from "../../command/paths.ts";
import type { TimedTest } from "./slowest.ts";

declare module "vitest" {
  interface TaskMeta {
    /** Why a test that only runs on some machines is skipped on the others; printed where it is. */
    skippedBecause?: string;
  }
}

/** The results of a test suite. */
export interface SuiteResult {
  passed: number;
  failed: number;
  /** Each failure's name and message, for runners whose output does not make them easy to find. */
  failures?: string[];
  /** Each skipped test with the reason. */
  skipped?: string[];
  /** Every test with its duration, if the runner reports it. */
  tests?: TimedTest[];
}

interface VitestTest {
  status: string;
  fullName: string;
  failureMessages: string[];
  duration?: number | null;
  meta?: { skippedBecause?: string };
}

/** Vitest's report says nothing about a hook, only that its file failed. */
const hookFailed = "A hook of this file failed. The log says why.";

/** The path of a file from the repository's root. */
const fromRootPath = (file: string) => file.replace(`${root}/`, "");

/**
 * Reads Vitest's JSON report. A file that does not load, or whose hook fails, counts as one failure, although it has no
 * failed tests.
 */
export function vitestResult(json: string): SuiteResult {
  const report = JSON.parse(json) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { name: string; status: string; message: string; assertionResults: VitestTest[] }[];
  };
  const unloaded = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
  );
  const failures = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${file.name}\n${fullName}\n${failureMessages.join("\n")}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: [...failures, ...unloaded.map(({ name, message }) => `${name}\n${message || hookFailed}`)],
    skipped: report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => status !== "passed" && status !== "failed")
        .map(
          ({ fullName, meta }) =>
            `${fromRootPath(file.name)}  ${fullName}: ${meta?.skippedBecause ?? "no reason is given"}`,
        ),
    ),
    tests: report.testResults.flatMap((file) =>
      file.assertionResults.map(({ fullName, duration }) => ({
        name: fullName,
        file: fromRootPath(file.name),
        milliseconds: duration ?? 0,
      })),
    ),
  };
}

const xmlEntities: Record<string, string> = {
  "&apos;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
  "&#10;": "\n",
  "&amp;": "&",
};
const unescapeXml = (text: string) =>
  text.replaceAll(/&(?:apos|quot|lt|gt|#10|amp);/g, (entity) => xmlEntities[entity]!);

/** An attribute of an XML element's start tag; empty if there is none with this name. */
const attribute = (tag: string, name: string) => unescapeXml(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

/** Reads Deno's JUnit report: the totals of its root element, and every test. */
export function junitResult(xml: string): SuiteResult {
  const suites = /<testsuites\b[^>]*>/.exec(xml)?.[0] ?? "";
  const total = (name: string) => Number(attribute(suites, name));
  const failed = total("failures") + total("errors");
  const skipped = (xml.match(/<skipped\b/g) ?? []).length;
  const cases = [...xml.matchAll(/(<testcase\b[^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)].map(
    ([, tag = "", content = ""]) => ({
      content,
      test: {
        name: attribute(tag, "name"),
        file: attribute(tag, "classname").replace("./", ""),
        milliseconds: Number(attribute(tag, "time")) * 1000,
      },
    }),
  );
  return {
    passed: total("tests") - failed - skipped,
    failed,
    failures: cases.flatMap(({ content, test }) => {
      const failure = /<(?:failure|error)\b[^>]*>([\s\S]*?)<\/(?:failure|error)>/.exec(content);
      return failure ? [`${test.file}\n${test.name}\n${unescapeXml(failure[1]!)}`] : [];
    }),
    tests: cases.map(({ test }) => test),
  };
}

/** The tests that ran without Deno's check for what is left open, each of which prints why in such a line. */
export const leakChecksOff = (output: string): string[] => output.match(/^leak check off: .+$/gm) ?? [];

/** Reads TAP, the output of pgTAP. A mismatched plan and an aborted file ("Bail out!") are failures. */
export function tapResult(tap: string): SuiteResult {
  const lines = tap.split("\n");
  const passed = lines.filter((line) => /^ok\b/.test(line)).length;
  const failures: string[] = [];
  let before = "";
  for (const line of lines) {
    const fails =
      /^not ok\b(?!.*#\s*TODO)/.test(line) ||
      line.startsWith("Bail out!") ||
      /^# Looks like you (planned|failed to)|^# No plan found/.test(line);
    if (fails) failures.push(line);
    // What a failed test says about itself follows it.
    else if (line.startsWith("#") && before === failures.at(-1)?.split("\n").at(-1))
      failures.push(`${failures.pop()}\n${line}`);
    before = line;
  }
  return { passed, failed: failures.length, failures };
}
