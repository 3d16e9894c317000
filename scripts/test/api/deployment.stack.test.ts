import { afterAll, beforeAll, expect, test } from "vitest";
import connect from "postgres";
import { startDeploymentWorld, type DeploymentWorld } from "../../deploy/testing/deployment.ts";
import { openProjectAddress, type ProjectAddress } from "../../preview/project.ts";
import { createStaticHost } from "../../preview/static-host.ts";
import { listenForPreview } from "../../preview/serve.ts";
import { fastPasswordHashing, startTemporaryStack } from "../../stack/temporary-stack.ts";
import type { Stack } from "../../stack/stack.ts";

// A whole deployment against fakes of the Supabase CLI, the Management API and Netlify. What the smoke test then tries
// is the local stack behind a static host that reads the very rules and headers that were published.

const originSecret = "o".repeat(32);
const projectOrigin = "https://abcdefghijklmnopqrst.supabase.co";
let stack: Stack;
let project: ProjectAddress;
let world: DeploymentWorld;
let sql: ReturnType<typeof connect>;
let stop = () => {};

beforeAll(async () => {
  const { server, url } = await listenForPreview(0);
  project = await openProjectAddress();
  stack = await startTemporaryStack({
    ...fastPasswordHashing,
    env: { SITE_URL: url },
    auth: { limits: { signUps: 1000, tokens: 1000, verifications: 30, mails: 1000, mailPauseMs: 60_000 } },
    functionsEnv: { ORIGIN_SECRET: originSecret, TRUSTED_PROXY_HOPS: "2", SUPABASE_PUBLIC_URL: project.url },
  });
  await project.serve(stack);
  world = await startDeploymentWorld({
    supabaseUrl: project.url,
    env: { ORIGIN_SECRET: originSecret, TRUSTED_PROXY_HOPS: "1", CRON_SECRET: stack.functionsEnv.CRON_SECRET! },
    project: {
      keys: [
        { type: "publishable", name: "default", api_key: stack.publishableKey },
        { type: "secret", name: "default", api_key: stack.secretKey },
      ],
    },
  });
  world.settings.SITE_URL = url;
  sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
  world.management.project.runSql = (query) => sql.unsafe(query);
  // The host knows its rules only when they have been published.
  server.on("request", (request, response) =>
    createStaticHost({
      folder: world.page,
      origin: (origin) => Promise.resolve(origin === projectOrigin ? project.url : origin),
      variables: Object.fromEntries(world.netlify.variables),
    })(request, response),
  );
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
});

afterAll(async () => {
  stop();
  world?.close();
  project?.close();
  await sql?.end();
  await stack?.stop();
});

const smokeLines = () => world.log.slice(world.log.indexOf("Smoke test") + 1, world.log.indexOf("Verify"));

test("from an empty project to a page that works, in one command", async () => {
  const { ok, lines } = await world.deploy();
  expect(lines).toEqual([
    "",
    `Deployed and tried. Open ${world.settings.SITE_URL}`,
    expect.stringMatching(/^Nobody is administrator yet: sign up there, then run: npm run admin -- grant/),
  ]);
  expect(ok).toBe(true);
  expect(smokeLines()).toEqual(
    [
      "Page",
      "Missing file",
      "API through the page's address",
      "Health",
      "Readiness",
      "Secret key",
      "Session cookie",
      "Caption",
    ].map((title) => `  ✓ ${title}`),
  );
  expect(world.log.at(-1)).toMatch(/^ {2}\d+ held, 0 differ, \d+ could not be tried\.$/);
  expect(world.cli.state.secrets.TRUSTED_PROXY_HOPS).toBe("2");
});

test("the accounts that tried it are gone afterwards", async () => {
  const accounts = await sql`select email from auth.users where email ~ '^(smoke|verify)-'`;
  expect([...accounts]).toEqual([]);
});

test("a second run changes nothing", async () => {
  const before = structuredClone(world.cli.state);
  const uploads = world.netlify.uploads();
  expect((await world.deploy()).ok).toBe(true);
  expect(world.cli.state).toEqual(before);
  expect(world.netlify.uploads()).toBe(uploads);
});

test("what does not work is named: another secret at the host, another key in the project", async () => {
  world.settings.ORIGIN_SECRET = "x".repeat(32);
  const { ok, lines } = await world.deploy();
  expect(ok).toBe(false);
  expect(lines.join("\n")).toContain("✗ The host does not show ORIGIN_SECRET");
  world.settings.ORIGIN_SECRET = originSecret;
  world.management.project.keys[1]!.api_key = "sb_secret_of_somebody_else";
  const refused = await world.deploy();
  expect(refused.lines.join("\n")).toMatch(/✗ Secret key: The auth server refused to make an account/);
});
