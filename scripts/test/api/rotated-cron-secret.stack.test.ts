import connect from "postgres";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { schedulerSecretsSql } from "../../deploy/scheduler-secrets.ts";
import { fastPasswordHashing, startTemporaryStack } from "../../stack/temporary-stack.ts";
import type { Stack } from "../../stack/stack.ts";

// CRON_SECRET is changed from the old one to the new one: the functions have it, and a deployment stores it in the vault.

const oldSecret = "old-secret-of-the-jobs";
const newSecret = "new-secret-of-the-jobs, with 'quotes'";
let stack: Stack;
let sql: ReturnType<typeof connect>;

beforeAll(async () => {
  stack = await startTemporaryStack({ ...fastPasswordHashing, functionsEnv: { CRON_SECRET: newSecret } });
  sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
  await sql.unsafe(readFileSync(fromRoot("supabase/tests/prelude/scheduler.psql"), "utf8"));
});
afterAll(async () => {
  await sql?.end();
  await stack?.stop();
});

interface Sent {
  url: string;
  headers: Record<string, string>;
}

/** What the database asks of a function, sent as pg_net sends it. @returns the status of the response */
async function askFromTheDatabase(name: string): Promise<number> {
  await sql`delete from net.http_request_queue where true`;
  await sql`select private.request_function(${name}, 5000)`;
  const [{ url, headers }] = await sql<[Sent]>`select url, headers from net.http_request_queue`;
  const response = await fetch(url, { method: "POST", headers, body: "{}" });
  await response.body?.cancel();
  return response.status;
}

const jobs = ["trending-cron", "queue-worker", "billing-reconcile"];

test("the old secret of the jobs is refused by every function, and the new one accepted once it is stored", async () => {
  await sql.unsafe(schedulerSecretsSql(stack.url, oldSecret));
  for (const name of jobs) expect(await askFromTheDatabase(name), name).toBe(401);
  await sql.unsafe(schedulerSecretsSql(stack.url, newSecret));
  for (const name of jobs) expect(await askFromTheDatabase(name), name).toBe(200);
  const [{ count }] = await sql<[{ count: number }]>`select count(*)::integer as count from vault.secrets`;
  expect(count).toBe(2);
});

test("the API shows its reasons with the new secret only", async () => {
  const detailed = async (secret: string) =>
    (await fetch(`${stack.url}/api/ready`, { headers: { "x-cron-secret": secret } })).status;
  expect(await detailed(oldSecret)).toBe(401);
  expect(await detailed(newSecret)).not.toBe(401);
});
