import { readFileSync, existsSync } from "node:fs";
import { denoBinary, denoEnvironment } from "../stack/deno.ts";
import { fromRoot } from "../stack/paths.ts";
import { junitResult, tapResult, vitestResult, type SuiteResult } from "./results.ts";

/** One line of `npm test`. */
export interface Suite {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Reads what the tests came to from their report or their output; without it the suite is one check. */
  readResult?: (output: string) => SuiteResult;
}

const bin = (name: string) => fromRoot(`node_modules/.bin/${name}`);

/** A runner that could not even start writes no report; its exit status tells then. */
const nothing: SuiteResult = { passed: 0, failed: 0 };

function vitest(name: string, projects: string[], reportFile: string): Suite {
  return {
    name,
    command: [process.execPath, fromRoot("node_modules/vitest/vitest.mjs"), "run", ...projects.map((project) => `--project=${project}`), "--passWithNoTests", "--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`],
    readResult: () => (existsSync(reportFile) ? vitestResult(readFileSync(reportFile, "utf8")) : nothing),
  };
}

/** Every suite, the quick ones first. @param reports a directory for machine-readable reports */
export function suites(reports: string): Suite[] {
  const report = (name: string) => `${reports}/${name}`;
  const deno = denoBinary();
  const functionsReport = report("functions.xml");
  return [
    { name: "types", command: [process.execPath, bin("tsc"), "-p", "tsconfig.web.json"] },
    { name: "types of the scripts", command: [process.execPath, bin("tsc"), "-p", "tsconfig.scripts.json"] },
    { name: "types of the functions", command: [deno, "check", "--cached-only", "--no-remote", "supabase/functions", "scripts/stack/functions-host.ts", "scripts/bench/handlers.deno.ts"], env: denoEnvironment() },
    { name: "lint", command: [process.execPath, bin("oxlint")] },
    { name: "Supabase configuration", command: [process.execPath, fromRoot("scripts/test-config.ts")] },
    vitest("unit and component tests", ["scripts", "web"], report("unit.json")),
    {
      name: "functions",
      command: [deno, "test", "--cached-only", "--no-remote", "-A", "--no-lock", `--junit-path=${functionsReport}`, "supabase/functions"],
      env: denoEnvironment(),
      readResult: () => (existsSync(functionsReport) ? junitResult(readFileSync(functionsReport, "utf8")) : nothing),
    },
    { name: "database", command: [process.execPath, fromRoot("scripts/test-sql.ts")], readResult: tapResult },
    { name: "database, as on Supabase", command: [process.execPath, fromRoot("scripts/test-platform.ts")], readResult: tapResult },
    { name: "database, opened", command: [process.execPath, fromRoot("scripts/policies.ts"), "policy", "row-level security"] },
    vitest("API on the local stack", ["stack"], report("stack.json")),
    vitest("attacks", ["attacks"], report("attacks.json")),
    vitest("journeys in a browser", ["e2e", "e2e-payments"], report("e2e.json")),
  ];
}
