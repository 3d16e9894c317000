/**
 * Deploys the product to a Supabase project and a static host: checks everything it can first, shows what will happen,
 * asks, acts, and then tries what it deployed.
 */
import { existsSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { readArguments } from "./command/options.ts";
import { fromRoot } from "./command/paths.ts";
import { captchaProblems, configProblems, importProblems, migrationProblems } from "./deploy/checks.ts";
import { deployProject } from "./deploy/deploy-project.ts";
import { writeHostFiles } from "./deploy/host-files.ts";
import { localSteps } from "./deploy/local-steps.ts";
import { createManagementApi } from "./deploy/management-api.ts";
import { plan } from "./deploy/plan.ts";
import { failureReport, runSteps, type StepsResult } from "./deploy/steps.ts";
import { parseDeploySettings } from "./deploy/settings.ts";
import { createRunTool } from "./deploy/tools.ts";

const help = `npm run deploy [-- --check | --yes] [--mail] [--keep-database]
Checks everything it can, shows what will happen, asks, deploys to Supabase and, with its token, to Netlify or Vercel,
and tries the result through the public address. Reads .env.production; see docs/deploy.md.
  --check          stops after the checks, which call nobody
  --yes            does not ask
  --mail           has the deployed product send a message to its support address
  --keep-database  applies no migrations: for going back to an earlier release`;
const {
  check: checkOnly,
  yes,
  mail,
  "keep-database": keepsDatabase,
} = readArguments(help, {
  check: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  mail: { type: "boolean", default: false },
  "keep-database": { type: "boolean", default: false },
}).values;

function fail(problems: readonly string[]): never {
  for (const problem of problems) console.error(`✗ ${problem}`);
  console.error("Nothing was deployed.");
  process.exit(1);
}

/** Ends the command if a step failed. */
function orFail(result: StepsResult): void {
  if (!result.failed) return;
  for (const line of failureReport(result)) console.error(line);
  process.exit(1);
}

if (!checkOnly && !yes && !process.stdin.isTTY)
  fail(["Without a terminal nobody can be asked. Run: npm run deploy -- --yes"]);
const settingsFile = fromRoot(".env.production");
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
const parsed = parseDeploySettings(process.env);
const problems = [
  "problems" in parsed ? parsed.problems : [],
  importProblems(),
  configProblems(),
  captchaProblems(process.env),
  migrationProblems(),
].flat();
if (problems.length > 0) fail(problems);
if ("problems" in parsed) fail(parsed.problems);
const { settings } = parsed;

// Ctrl-C ends the step that runs; what it made for a while is removed, and the report says what is done. A second one
// ends the command at once.
const ending = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ending.abort());
const runTool = createRunTool(ending.signal);
const log = (line: string) => console.log(line);
log("Checks on this machine");
// Not in dist/, which is published.
const folder = fromRoot("node_modules/.cache/deployment");
const checks = localSteps(settings, folder, runTool, checkOnly ? null : settings.SITE_URL);
orFail(await runSteps(checks, { log, signal: ending.signal }));
if (checkOnly) {
  writeHostFiles(fromRoot("dist"), settings);
  log(plan(settings, null));
  log("\nEverything that can be checked here is in order. Nothing was deployed.");
  process.exit(0);
}

async function confirm(): Promise<boolean> {
  if (yes) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("\nDeploy this? Type yes: ", { signal: ending.signal }).catch(() => "");
  terminal.close();
  return answer.trim() === "yes";
}

const outcome = await deployProject({
  settings,
  folder,
  page: fromRoot("dist"),
  runTool,
  management: createManagementApi({
    projectRef: settings.SUPABASE_PROJECT_REF,
    accessToken: settings.SUPABASE_ACCESS_TOKEN,
  }),
  supabaseUrl: `https://${settings.SUPABASE_PROJECT_REF}.supabase.co`,
  confirm,
  sendsMail: mail,
  keepsDatabase,
  log,
  signal: ending.signal,
});
for (const line of outcome.lines) (outcome.ok ? console.log : console.error)(line);
process.exit(outcome.ok ? 0 : 1);
