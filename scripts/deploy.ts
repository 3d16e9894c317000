/**
 * Deploys the product to a Supabase project: checks everything it can first, shows what will happen, asks, then acts.
 */
import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { setAuthSecurity } from "./deploy/auth-security.ts";
import { prerenderedPages } from "./deploy/prerendered.ts";
import { fillSiteUrl } from "./deploy/site-url.ts";
import { compressFile } from "./build/compress-assets.ts";
import { bundleFunctions, bundleProblems } from "./deploy/bundle-functions.ts";
import { configProblems, functionNames, importProblems, migrationProblems } from "./deploy/checks.ts";
import { writeDeploymentFolder } from "./deploy/deployment-folder.ts";
import { withSecretsFile } from "./deploy/secrets-file.ts";
import { failureReport, runSteps, type Step } from "./deploy/steps.ts";
import { parseDeploySettings, secretPairs } from "./deploy/settings.ts";
import { parseDsn } from "../supabase/functions/_shared/contract/wire/error-report.ts";
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

/**
 * Runs a tool of this project and shows its output.
 * @throws Error if it does not end with success
 */
function runTool(command: string, args: readonly string[], env: Record<string, string> = {}): void {
  const done = spawnSync(fromRoot(`node_modules/.bin/${command}`), args, {
    cwd: fromRoot(""),
    stdio: ["inherit", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  if (done.status !== 0)
    throw new Error(`${command} ${args[0] ?? ""} ended with ${done.status ?? done.signal ?? done.error?.message}.`);
}

/** Runs steps in their order; ends the program if one of them fails. */
async function run(steps: readonly Step[]): Promise<void> {
  const result = await runSteps(steps, (line) => console.log(line));
  if (!result.failed) return;
  for (const line of failureReport(result)) console.error(line);
  process.exit(1);
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

// Not in dist/, which is published.
const deployment = fromRoot("node_modules/.cache/deployment");
await run([
  { title: "Types", run: () => runTool("tsc", ["-p", "tsconfig.web.json"]) },
  { title: "Types of the functions", run: () => runTool("deno", ["check", "supabase/functions"]) },
  { title: "Configuration", run: () => runTool("node", ["scripts/test/runner/test-config.ts"]) },
  {
    title: "Migrations and SQL tests, as on Supabase",
    run: () => runTool("node", ["scripts/test/runner/test-platform.ts"]),
  },
  { title: "Build", run: () => runTool("vite", ["build"]) },
  {
    title: "Bundles of the functions",
    run: async () => {
      const bundles = await bundleFunctions(functionNames(), writeDeploymentFolder(deployment, settings));
      for (const { name, bytes } of bundles) console.log(`  ${name}: ${Math.ceil(bytes / 1000)} kB`);
      const [tooLarge] = bundleProblems(bundles);
      if (tooLarge !== undefined) throw new Error(tooLarge);
    },
  },
]);

const host = {
  projectRef: settings.SUPABASE_PROJECT_REF,
  siteUrl: settings.SITE_URL,
  stripe: settings.STRIPE_SECRET_KEY !== undefined,
  signed: settings.ORIGIN_SECRET !== undefined,
  errorTrackingOrigin: parseDsn(settings.ERROR_TRACKING_DSN ?? "")?.origin,
  pages: prerenderedPages(fromRoot("dist")),
};
for (const file of fillSiteUrl(fromRoot("dist"), settings.SITE_URL)) await compressFile(file);
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

const target = [`--remote=${settings.SUPABASE_PROJECT_REF}`, "--workdir", deployment];
// What is secret reaches the CLI in its environment or in a file: every user of a machine can read command lines.
const access = {
  SUPABASE_ACCESS_TOKEN: settings.SUPABASE_ACCESS_TOKEN,
  SUPABASE_DB_PASSWORD: settings.SUPABASE_DB_PASSWORD,
  SMTP_PASSWORD: settings.SMTP_PASSWORD,
  CRON_SECRET: settings.CRON_SECRET,
};
const database = ["db", "push", ...target];
await run([
  {
    title: "Migrations that would be applied",
    run: () => runTool("supabase", [...database, "--dry-run"], access),
  },
]);

if (!yes) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("\nDeploy this? Type yes: ");
  terminal.close();
  if (answer.trim() !== "yes") fail(["Not confirmed."]);
}

await run([
  { title: "Database", run: () => runTool("supabase", [...database, "--yes"], access) },
  {
    title: "Secrets",
    run: () =>
      withSecretsFile(secrets, (file) =>
        runTool("supabase", ["secrets", "set", ...target, "--env-file", file], access),
      ),
  },
  ...functionNames().map((name) => ({
    title: `Function ${name}`,
    run: () => runTool("supabase", ["functions", "deploy", name, ...target, "--use-api"], access),
  })),
  // Last, because a project that refuses a setting has everything else by then.
  {
    title: "Settings of the auth server",
    run: () => runTool("supabase", ["config", "push", ...target, "--yes"], access),
  },
  {
    title: "Security settings of the auth server",
    run: () =>
      setAuthSecurity({
        projectRef: settings.SUPABASE_PROJECT_REF,
        accessToken: settings.SUPABASE_ACCESS_TOKEN,
        forwardClientAddress: settings.FORWARD_CLIENT_ADDRESS === "true",
      }),
  },
]);

console.log(
  `\nDeployed. Now publish the folder dist/ on your static host (its rewrites are inside), then open ${settings.SITE_URL}.`,
);

function paymentsText(key: string | undefined): string {
  if (!key) return "off (STRIPE_SECRET_KEY is not set)";
  return key.includes("_live_") ? "live" : "test mode: no real card is charged";
}
