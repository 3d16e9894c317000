import { readFileSync, existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import {
  denoBinary,
  denoEnvironment,
  hostedDenoBinary,
  hostedDenoEnvironment,
  hostedDenoVersion,
} from "../../stack/functions/deno.ts";
import { isInstalled, postgres15 } from "../../stack/postgres/postgres-home.ts";
import { fromRoot } from "../../command/paths.ts";
import type { secondBrowser } from "../support/browsers/chromium.ts";
import { functionTestFiles, writeTestGroups } from "./function-tests.ts";
import { playwrightResult } from "./playwright-result.ts";
import { junitResult, leakChecksOff, tapResult, vitestResult, type SuiteResult } from "./results.ts";
import { previewJourneyArgs } from "./preview-journeys.ts";
import { siteJourneyArgs } from "./site-journeys.ts";
import type { Job } from "./schedule.ts";
import { wholeBrowserJourneys } from "./whole-browser-journeys.ts";

/** One line of `npm test`. */
export interface Suite extends Job {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Runs only when its whole name is given. */
  onRequest?: boolean;
  /** Whether its stack serves the built app. */
  needsBuild?: boolean;
  /** Whether it needs a browser. */
  opensBrowser?: boolean;
  /** Reads the results from the report or the output. Without it, the suite counts as one check. */
  readResult?: (output: string) => SuiteResult;
}

const bin = (name: string) => fromRoot(`node_modules/.bin/${name}`);
const script = (name: string, ...args: string[]) => [process.execPath, fromRoot(`scripts/${name}.ts`), ...args];

/** The places of a suite that uses every core by itself. */
const everyCore = availableParallelism();

/** A runner that could not start writes no report. Then its exit status decides. */
const nothing: SuiteResult = { passed: 0, failed: 0 };

/** @param options `args` go to Vitest, the rest to the suite */
function vitest(
  name: string,
  projects: string[],
  reportFile: string,
  { args = [], ...options }: Partial<Suite> & { args?: readonly string[] } = {},
): Suite {
  return {
    ...options,
    name,
    command: [
      process.execPath,
      fromRoot("node_modules/vitest/vitest.mjs"),
      "run",
      ...projects.map((project) => `--project=${project}`),
      ...args,
      "--passWithNoTests",
      "--silent=passed-only",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reportFile}`,
    ],
    readResult: () => {
      return existsSync(reportFile) ? vitestResult(readFileSync(reportFile, "utf8")) : nothing;
    },
  };
}

/**
 * Journeys. The screenshots and traces of those that fail are kept beside the report.
 * @param options `args` go to Playwright, the rest to the suite
 */
function journeys(
  name: string,
  reports: string,
  { args = [], env = {}, ...options }: Partial<Suite> & { args?: readonly string[] } = {},
): Suite {
  const own = `${reports}/${name.replaceAll(" ", "-")}`;
  return {
    ...options,
    name,
    needsBuild: true,
    opensBrowser: true,
    command: [
      process.execPath,
      fromRoot("node_modules/@playwright/test/cli.js"),
      "test",
      ...args,
      "--reporter=list,json",
      `--output=${own}`,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${own}.json`, ...env },
    readResult: () => (existsSync(`${own}.json`) ? playwrightResult(readFileSync(`${own}.json`, "utf8")) : nothing),
  };
}

/** TypeScript's check of one project; what is checked already is remembered, by its content. */
function types(name: string, project: string): Suite {
  const remembered = fromRoot(`node_modules/.cache/types/${project}.tsbuildinfo`);
  const config = `tsconfig.${project}.json`;
  return {
    name,
    command: [process.execPath, bin("tsc"), "-p", config, "--incremental", "--tsBuildInfoFile", remembered],
  };
}

/** A difference in one of these may concern the format of every file. */
const concernsFormat = /^(?:\.prettier\w+|\.editorconfig|package-lock\.json)$/;

/** @param changed files that differ from ones whose format was checked */
function format(changed: readonly string[] | undefined): Suite[] {
  const files = changed?.some((path) => concernsFormat.test(path)) ? undefined : changed;
  const existing = files?.filter((path) => existsSync(fromRoot(path)));
  if (existing?.length === 0) return [];
  return [{ name: "format", command: script("test/runner/test-format", ...(existing ?? [])) }];
}

/**
 * Types, lint and format.
 * @param changed files that differ from ones whose format was checked; by default every file's format is
 */
export function checks(changed?: readonly string[]): Suite[] {
  return [
    {
      name: "types of the functions",
      command: [
        denoBinary(),
        "check",
        "--cached-only",
        "--no-remote",
        "supabase/functions",
        "scripts/stack/functions/functions-host.ts",
        "scripts/bench/handlers.deno.ts",
        "scripts/bench/cold-start/host.deno.ts",
        "scripts/bench/cold-start/no-captions.deno.ts",
      ],
      env: denoEnvironment(),
    },
    ...format(changed),
    types("types", "web"),
    types("types of the scripts", "scripts"),
    { name: "lint", command: [process.execPath, bin("oxlint")] },
  ];
}

/**
 * Unit and component tests of the page and the scripts.
 * @param reports a directory for machine-readable reports
 */
export function unitSuite(reports: string): Suite {
  return vitest("unit and component tests", ["scripts", "web*"], `${reports}/unit.json`, { places: everyCore });
}

/**
 * The unit and component tests that differences from a revision can affect: those that import what differs, and those
 * that read it.
 * @param reading tests that read a file that differs
 */
export function affectedUnitSuites(reports: string, since: string, reading: readonly string[]): Suite[] {
  const options = { places: everyCore };
  return [
    vitest("unit and component tests", ["scripts", "web*"], `${reports}/unit.json`, {
      ...options,
      args: ["--changed", since, ...reading.flatMap((file) => ["--exclude", file])],
    }),
    ...(reading.length > 0
      ? [vitest("tests that read files", ["scripts", "web*"], `${reports}/reading.json`, { ...options, args: reading })]
      : []),
  ];
}

/** The SQL tests in memory. */
export const sqlSuite = (): Suite => ({
  name: "database",
  command: script("test/runner/test-sql"),
  readResult: tapResult,
});

/** A suite that cannot run on this machine, and says why. */
const notHere = (name: string, reason: string): Suite => ({
  name,
  command: [process.execPath, "--eval", ""],
  readResult: () => ({ ...nothing, skipped: [reason] }),
});

/**
 * The functions' tests under a version of Deno. Their types are checked with those of the functions.
 * @param reports a directory for machine-readable reports and the modules that group the tests
 * @param files which tests, as paths from the repository's root
 */
function denoTests(
  { name, deno, env }: { name: string; deno: string; env: Record<string, string> },
  reports: string,
  files: readonly string[],
): Suite {
  const report = `${reports}/${name.replaceAll(" ", "-")}.xml`;
  return {
    name,
    places: everyCore,
    command: [
      deno,
      "test",
      "--parallel",
      "--no-check",
      "--config",
      fromRoot("deno.json"),
      "--cached-only",
      "--no-remote",
      "-A",
      "--no-lock",
      `--junit-path=${report}`,
      ...writeTestGroups(files, reports),
    ],
    env,
    readResult: (output) => ({
      ...(existsSync(report) ? junitResult(readFileSync(report, "utf8")) : nothing),
      skipped: leakChecksOff(output),
    }),
  };
}

/**
 * The functions' tests under the local stack's Deno.
 * @param reports a directory for machine-readable reports and the modules that group the tests
 * @param files which tests, as paths from the repository's root
 */
export function functionsSuite(reports: string, files: readonly string[] = functionTestFiles()): Suite {
  return denoTests({ name: "functions", deno: denoBinary(), env: denoEnvironment() }, reports, files);
}

/** The same tests under the version on which Supabase runs functions. */
function hostedFunctionsSuite(reports: string): Suite {
  const name = `functions on Deno ${hostedDenoVersion}`;
  const deno = hostedDenoBinary();
  if (deno === null) return notHere(name, `npm has no Deno ${hostedDenoVersion} for this machine`);
  return denoTests({ name, deno, env: hostedDenoEnvironment() }, reports, functionTestFiles());
}

/** What makes `web/e2e/support/global-setup.ts` put the simulated static host in front of the stack. */
const throughPreview = { JOURNEYS_THROUGH: "preview" };

/** The SQL tests on the older PostgreSQL of Supabase's projects. */
function postgres15Suite(): Suite {
  const name = "database, on PostgreSQL 15";
  if (!isInstalled(postgres15)) return notHere(name, "npm has no PostgreSQL 15 for this machine");
  return { name, command: script("test/runner/test-platform", "--postgres-15"), readResult: tapResult };
}

/** Finds promises that nothing waits for. It loads all types for that, which takes ten times as long as the other rules. */
const promiseLint = [
  process.execPath,
  bin("oxlint"),
  "--type-aware",
  "--allow=all",
  "--deny=typescript/no-floating-promises",
];

/** Some journeys in the machine's own browser, where all of them are made in the one from npm. */
function wholeBrowserSuite(reports: string, browser: SecondBrowser): Suite {
  const name = "journeys in a whole browser";
  if ("reason" in browser) return notHere(name, browser.reason);
  return journeys(name, reports, {
    args: wholeBrowserJourneys,
    places: everyCore,
    env: { CHROME_PATH: browser.path },
  });
}

type SecondBrowser = Awaited<ReturnType<typeof secondBrowser>>;

/**
 * All suites, fast ones first.
 * @param reports a directory for machine-readable reports
 * @param browser a second one for some journeys, or why there is none
 */
export function suites(reports: string, browser: SecondBrowser): Suite[] {
  const onStack = (name: string, projects: string[], file: string, options: Parameters<typeof vitest>[3] = {}) =>
    vitest(name, projects, `${reports}/${file}`, { needsBuild: true, ...options });
  return [
    ...checks(),
    { name: "lint of promises", command: promiseLint },
    { name: "Supabase configuration", command: script("test/runner/test-config") },
    journeys("journeys in a browser", reports, { places: everyCore }),
    wholeBrowserSuite(reports, browser),
    unitSuite(reports),
    functionsSuite(reports),
    hostedFunctionsSuite(reports),
    journeys("every journey through the preview", reports, {
      places: everyCore,
      onRequest: true,
      env: throughPreview,
    }),
    // The longest first, so that none is left to run by itself at the end.
    onStack("API on the local stack", ["stack", "stack-payments"], "stack.json"),
    onStack("attacks", ["attacks"], "attacks.json"),
    onStack("attacks, each on its own stack", ["attacks-apart"], "attacks-apart.json"),
    journeys("journeys through the preview", reports, {
      args: [...previewJourneyArgs(), "--workers=1"],
      env: throughPreview,
    }),
    {
      name: "database, without each of its rules",
      command: script("policies", "policy", "row-level security", "owner filter"),
    },
    sqlSuite(),
    { name: "hostile calls", command: script("fuzz", "--calls", "2000", "--seed", "1"), needsBuild: true },
    onStack("conformance", ["conformance"], "conformance.json"),
    { name: "database, as on Supabase", command: script("test/runner/test-platform"), readResult: tapResult },
    postgres15Suite(),
    onStack("attacks, effect on other people", ["attacks-felt"], "attacks-felt.json", { alone: true }),
  ];
}

/** The journeys that need no simulator, against a site that is deployed. @param site its address */
export function siteSuite(reports: string, site: string): Suite {
  const suite = journeys("journeys on the site", reports, { args: siteJourneyArgs(), env: { JOURNEYS_SITE: site } });
  return { ...suite, needsBuild: false };
}

/** The suites whose name has one of the parts; without parts, all that need not be asked for. */
export function suitesNamed(all: readonly Suite[], parts: readonly string[]): Suite[] {
  return all.filter(({ name, onRequest = false }) =>
    onRequest ? parts.includes(name) : parts.length === 0 || parts.some((part) => name.includes(part)),
  );
}
