import { relative } from "node:path";
import { root } from "../../command/paths.ts";
import type { SuiteResult } from "./results.ts";

interface PlaywrightTest {
  projectName: string;
  status: "expected" | "unexpected" | "flaky" | "skipped";
  annotations: { type: string; description?: string }[];
  results: { duration: number; errors: { message?: string }[]; attachments: { name: string; path?: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface Journey extends PlaywrightTest {
  name: string;
  file: string;
}

/** The tests of a suite and of those in it. @param above the titles of the groups that it is in */
function journeysOf({ specs, suites = [] }: PlaywrightSuite, above: readonly string[] = []): Journey[] {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map((test) => ({ ...test, file, name: [...above, title].join(" ") })),
    ),
    ...suites.flatMap((suite) => journeysOf(suite, [...above, suite.title])),
  ];
}

/** Why a test did not run: its own reason, or none if another failure kept it from running. */
const reason = ({ annotations }: PlaywrightTest) =>
  annotations.find(({ type }) => type === "skip" || type === "fixme")?.description ?? "no reason is given";

/** Reads Playwright's JSON report. A file that does not load counts as one failure. */
export function playwrightResult(json: string): SuiteResult {
  const report = JSON.parse(json) as {
    config: { rootDir: string };
    suites: PlaywrightSuite[];
    errors: { message?: string }[];
  };
  const journeys = report.suites.flatMap((suite) => journeysOf(suite));
  const pathOf = ({ file }: Journey) => relative(root, `${report.config.rootDir}/${file}`);
  const failed = journeys.filter(({ status }) => status === "unexpected" || status === "flaky");
  const unloaded = report.errors.map(({ message = "A file did not load." }) => message);
  return {
    passed: journeys.filter(({ status }) => status === "expected").length,
    failed: failed.length + unloaded.length,
    failures: [
      ...failed.map((journey) => {
        const messages = journey.results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ""));
        const traces = journey.results
          .flatMap(({ attachments }) => attachments)
          .filter(({ name, path }) => name === "trace" && path)
          .map(({ path }) => `What happened, step by step: npx playwright show-trace ${path}`);
        return [pathOf(journey), journey.name, ...messages, ...traces].join("\n");
      }),
      ...unloaded,
    ],
    skipped: journeys
      .filter(({ status }) => status === "skipped")
      .map((journey) => `${pathOf(journey)}  ${journey.name}: ${reason(journey)}`),
    tests: journeys.map((journey) => ({
      name: journey.name,
      file: pathOf(journey),
      milliseconds: journey.results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}
