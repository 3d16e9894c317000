/**
 * Deploys the product to a Supabase project: checks everything it can first, shows what will happen, asks, then acts.
 */
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { setAuthSecurity } from "./deploy/auth-security.ts";
import { configProblems, functionNames, importProblems, migrationProblems } from "./deploy/checks.ts";
import { parseDeploySettings, secretPairs } from "./deploy/settings.ts";
import { headersFile, redirectsFile, vercelFile } from "./deploy/static-host.ts";
import { readArguments } from "./command/options.ts";
import { fromRoot } from "./command/paths.ts";

const help = `npm run deploy [-- --check | --yes]
Checks everything it can, shows what will happen, asks, then deploys to Supabase. Reads .env.production; see docs/deploy.md.
  --check  stops after the checks
  --yes    does not ask`;
const { check: checkOnly, yes } = readArguments(help, {
  check: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
}).values;
const settingsFile = fromRoot(".env.production");

function fail(problems: readonly string[]): never {
  for (const problem of problems) console.error(`✗ ${problem}`);
  console.error("Nothing was deployed.");
  process.exit(1);
}

/** Runs a tool of this project and shows its output. */
function run(title: string, command: string, args: readonly string[], env: Record<string, string> = {}): void {
  console.log(`• ${title}`);
  const done = spawnSync(fromRoot(`node_modules/.bin/${command}`), args, {
    cwd: fromRoot(""),
    stdio: ["inherit", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  if (done.status !== 0)
    fail([`${title}: ${command} ${args[0] ?? ""} ended with ${done.status ?? done.signal ?? done.error?.message}.`]);
}

if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
const parsed = parseDeploySettings(process.env);
const problems = [
  "problems" in parsed ? parsed.problems : [],
  importProblems(),
  configProblems(),
  migrationProblems(),
].flat();
if (problems.length > 0) fail(problems);
if ("problems" in parsed) fail(parsed.problems);
const { settings } = parsed;

run("Types", "tsc", ["-p", "tsconfig.web.json"]);
run("Types of the functions", "deno", ["check", "supabase/functions"]);
run("Configuration", "node", ["scripts/test/runner/test-config.ts"]);
run("Migrations and SQL tests, as on Supabase", "node", ["scripts/test/runner/test-platform.ts"]);
run("Build", "vite", ["build"]);

const host = {
  projectRef: settings.SUPABASE_PROJECT_REF,
  siteUrl: settings.SITE_URL,
  stripe: settings.STRIPE_SECRET_KEY !== undefined,
  signed: settings.ORIGIN_SECRET !== undefined,
};
writeFileSync(fromRoot("dist/_redirects"), redirectsFile(host));
writeFileSync(fromRoot("dist/_headers"), headersFile(host));
writeFileSync(fromRoot("dist/vercel.json"), vercelFile(host));

const secrets = secretPairs(settings);
console.log(`
Project   ${settings.SUPABASE_PROJECT_REF}
Page      ${settings.SITE_URL}
Functions ${functionNames().join(", ")}
Secrets   ${secrets.map((pair) => pair.split("=")[0]).join(", ")}
Writer    ${settings.OPENAI_API_KEY ? "model" : "built-in (OPENAI_API_KEY is not set)"}
Payments  ${paymentsText(settings.STRIPE_SECRET_KEY)}`);
if (checkOnly) {
  console.log("\nEverything that can be checked here is in order. Nothing was deployed.");
  process.exit(0);
}

const remote = `--remote=${settings.SUPABASE_PROJECT_REF}`;
const access = {
  SUPABASE_ACCESS_TOKEN: settings.SUPABASE_ACCESS_TOKEN,
  SUPABASE_DB_PASSWORD: settings.SUPABASE_DB_PASSWORD,
  SITE_URL: settings.SITE_URL,
};
const database = ["db", "push", remote, "--password", settings.SUPABASE_DB_PASSWORD];
run("Migrations that would be applied", "supabase", [...database, "--dry-run"], access);

if (!yes) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("\nDeploy this? Type yes: ");
  terminal.close();
  if (answer.trim() !== "yes") fail(["Not confirmed."]);
}

run("Database", "supabase", [...database, "--yes"], access);
run("Settings of the auth server", "supabase", ["config", "push", remote, "--yes"], access);
console.log("• Security settings of the auth server");
await setAuthSecurity({
  projectRef: settings.SUPABASE_PROJECT_REF,
  accessToken: settings.SUPABASE_ACCESS_TOKEN,
  forwardClientAddress: settings.FORWARD_CLIENT_ADDRESS === "true",
}).catch((error: Error) => fail([error.message]));
run("Secrets", "supabase", ["secrets", "set", remote, ...secrets], access);
for (const name of functionNames())
  run(`Function ${name}`, "supabase", ["functions", "deploy", name, remote, "--use-api"], access);

console.log(
  `\nDeployed. Now publish the folder dist/ on your static host (its rewrites are inside), then open ${settings.SITE_URL}.`,
);

function paymentsText(key: string | undefined): string {
  if (!key) return "off (STRIPE_SECRET_KEY is not set)";
  return key.includes("_live_") ? "live" : "test mode: no real card is charged";
}
