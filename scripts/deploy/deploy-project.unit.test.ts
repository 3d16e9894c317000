import { createServer, type Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { listen } from "../server/ports.ts";
import { functionNames } from "./checks.ts";
import { startDeploymentWorld, type DeploymentWorld } from "./testing/deployment.ts";

// The whole way to a working page is tried in scripts/test/api/deployment.stack.test.ts; here is what stops it.

let world: DeploymentWorld;
let functions: Server | undefined;
afterEach(() => {
  world.close();
  functions?.close();
});

/** The deployed functions' address: the request for the first trends returns the status. */
async function startFunctions(status = 200): Promise<string> {
  functions = createServer((_request, response) => response.writeHead(status).end("{}"));
  return `http://127.0.0.1:${await listen(functions, { host: "127.0.0.1", port: 0, setting: "PORT" })}`;
}

const untouched = { migrations: [], secrets: {}, functions: {}, config: null, templates: {} };

it("an expired access token is named before anything is changed", async () => {
  world = await startDeploymentWorld();
  const { ok, lines } = await world.deploy({ accessToken: "sbp_expired" });
  expect(ok).toBe(false);
  expect(lines[0]).toMatch(/^✗ Project: SUPABASE_ACCESS_TOKEN was refused/);
  expect(lines[1]).toBe("Nothing was changed.");
  expect(world.cli.commands).toEqual([]);
});

it("the reference of somebody else's project is named before anything is changed", async () => {
  world = await startDeploymentWorld();
  const { lines } = await world.deploy({ projectRef: "zzzzzzzzzzzzzzzzzzzz" });
  expect(lines[0]).toContain("has no project zzzzzzzzzzzzzzzzzzzz");
  expect(world.cli.state).toEqual(untouched);
});

it("a paused project is named before anything is changed", async () => {
  world = await startDeploymentWorld({ project: { status: "INACTIVE" } });
  const { lines } = await world.deploy();
  expect(lines[0]).toContain("The project is paused. Restore it in the dashboard.");
  expect(world.cli.state).toEqual(untouched);
});

it("nothing is changed without a yes, after the plan with the project's region was shown", async () => {
  world = await startDeploymentWorld();
  const { ok, lines } = await world.deploy({ confirmed: false });
  expect([ok, lines.at(-1)]).toEqual([false, "Nothing was deployed."]);
  expect(world.cli.commands).toEqual(["db push --dry-run"]);
  expect(world.cli.state).toEqual(untouched);
  expect(world.log.join("\n")).toContain("(Captions, eu-central-1, PostgreSQL 17)");
  for (const secret of ["sbp_test", "nfp_test", "database", "a".repeat(32)])
    expect(world.log.join("\n")).not.toContain(secret);
});

it("a function that cannot be deployed stops everything after it, and a second run finishes", async () => {
  world = await startDeploymentWorld({ supabaseUrl: await startFunctions() });
  world.cli.failOn("functions deploy billing-reconcile", "bundle too large");
  const steps = functionNames().map((name) => `Function ${name}`);
  const failing = steps.indexOf("Function billing-reconcile");
  const { ok, lines } = await world.deploy();
  expect(ok).toBe(false);
  expect(lines).toEqual([
    "✗ Function billing-reconcile: supabase functions ended with 1: bundle too large",
    `Done: Database, Secrets, Secret of the scheduled jobs, Second factor of administrators, ${steps.slice(0, failing).join(", ")}.`,
    `Not done: ${steps.slice(failing).join(", ")}, Settings of the auth server, Security settings of the auth server, First trends, Page on Netlify.`,
    "Run the command again when the cause is gone: what is done stays as it is.",
  ]);
  expect(world.netlify.published.size).toBe(0);
  await world.deploy();
  expect(Object.keys(world.cli.state.functions)).toEqual(functionNames());
  expect(world.cli.state.config).not.toBeNull();
  expect(world.netlify.published.get("index.html")).toBe("<p>page</p>");
});

it("ended in any of its steps and repeated, a deployment has the same result as one that was not ended", async () => {
  const supabaseUrl = await startFunctions();
  const whole = await startDeploymentWorld({ supabaseUrl });
  await whole.deploy();
  const steps = whole.log.flatMap((line) => /^\[\d+\/\d+\] (.+)$/.exec(line)?.[1] ?? []);
  const changing = steps.slice(steps.indexOf("Database"));
  expect(changing.length).toBeGreaterThan(10);
  for (const step of changing) {
    const repeated = await startDeploymentWorld({ supabaseUrl });
    const ended = await repeated.deploy({ endedAt: step });
    const next = changing[changing.indexOf(step) + 1];
    expect([step, ended.ok, ended.lines.join("\n")]).toEqual([
      step,
      false,
      expect.stringContaining(next ? `✗ ${next}: The command was ended.` : "Deployed. The command was ended."),
    ]);
    await repeated.deploy();
    expect(repeated.cli.state).toEqual(whole.cli.state);
    expect(repeated.management.project.auth).toEqual(whole.management.project.auth);
    expect(repeated.netlify.published).toEqual(whole.netlify.published);
    // No file is uploaded, and no migration applied, a second time.
    expect(repeated.netlify.uploads()).toBe(whole.netlify.uploads());
    repeated.close();
  }
  world = whole;
  // Nearly thirty deployments, each of which is tried at its end.
}, 180_000);

it("an earlier release is deployed over a newer database, which stays as it is", async () => {
  world = await startDeploymentWorld({ supabaseUrl: await startFunctions() });
  world.cli.state.migrations = ["20270101000000_of_a_newer_release.sql"];
  const refused = await world.deploy();
  expect(refused.lines[0]).toContain("Migrations that would be applied: supabase db ended with 1: Remote migration");
  expect(refused.lines[1]).toBe("Nothing was changed.");
  await world.deploy({ keepsDatabase: true });
  expect(world.cli.state.migrations).toEqual(["20270101000000_of_a_newer_release.sql"]);
  expect(Object.keys(world.cli.state.functions)).toEqual(functionNames());
  expect(world.netlify.published.get("index.html")).toBe("<p>page</p>");
});

it("a changed CRON_SECRET reaches the functions and the scheduled jobs, also without new migrations", async () => {
  world = await startDeploymentWorld({ supabaseUrl: await startFunctions() });
  await world.deploy();
  world.settings.CRON_SECRET = "n".repeat(16);
  await world.deploy();
  expect(world.cli.state.secrets.CRON_SECRET).toBe(world.settings.CRON_SECRET);
  const stored = () => world.management.project.queries.findLast((query) => query.includes("vault.update_secret"));
  expect(stored()).toContain(`('cron_secret', '${world.settings.CRON_SECRET}')`);
  world.settings.CRON_SECRET = "k".repeat(16);
  await world.deploy({ keepsDatabase: true });
  expect(stored()).toContain(world.settings.CRON_SECRET);
});

it("no command line has a secret, and the configuration is pushed after the functions", async () => {
  const env = { OPENAI_API_KEY: "sk-model", ORIGIN_SECRET: "o".repeat(32) };
  world = await startDeploymentWorld({ supabaseUrl: await startFunctions(), env });
  await world.deploy();
  const { cli, settings } = world;
  const secrets = [
    settings.SUPABASE_ACCESS_TOKEN,
    settings.SUPABASE_DB_PASSWORD,
    settings.SMTP_PASSWORD,
    settings.CRON_SECRET,
    settings.ADDRESS_HASH_SECRET,
    ...Object.values(env),
  ];
  // A password that is an everyday word stands in paths as well.
  const words = cli.commandLines.flatMap((line) => line.split(/[\s=]/));
  for (const secret of secrets) expect(words).not.toContain(secret);
  expect(cli.commands.at(-1)).toBe("config push");
  expect(cli.commands.filter((command) => command.startsWith("functions deploy"))).toHaveLength(functionNames().length);
});

it("refused mail templates leave the functions deployed, and say so", async () => {
  world = await startDeploymentWorld({ supabaseUrl: await startFunctions() });
  world.cli.failOn("config push", "Email templates cannot be changed without custom SMTP");
  const { lines } = await world.deploy();
  expect(lines[0]).toContain("Settings of the auth server: supabase config ended with 1: Email templates");
  expect(lines[1]).toContain("Function trending-cron");
});

it("trends that fail are named with the function's response", async () => {
  world = await startDeploymentWorld({ supabaseUrl: await startFunctions(503) });
  const { lines } = await world.deploy();
  expect(lines[0]).toBe("✗ First trends: trending-cron responded with 503: {}");
});

it("the host's rules name the project's region", async () => {
  world = await startDeploymentWorld({ supabaseUrl: await startFunctions() });
  await world.deploy();
  expect(world.netlify.published.get("_redirects")).toContain("?forceFunctionRegion=eu-central-1 200");
});
