import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import connect from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import type { Stack } from "../../stack/stack.ts";
import { fastPasswordHashing, startTemporaryStack } from "../../stack/temporary-stack.ts";
import { newPerson } from "../support/person.ts";

const migrationsDir = `${mkdtempSync(`${tmpdir()}/caption-kite-timeouts-`)}/migrations`;
let stack: Stack;

/** Tables that everybody may read: one shows only the row of the reading statement's limit, the other never ends. */
const tables = `
create table public.limits (allowed text primary key);
insert into public.limits values ('3s'), ('8s'), ('0');
create table public.endless (id integer primary key);
insert into public.endless values (1);
alter table public.limits enable row level security;
alter table public.endless enable row level security;
create policy "own" on public.limits using (allowed = current_setting('statement_timeout'));
create policy "endless" on public.endless using (pg_sleep(600) is not null);
grant select on public.limits, public.endless to anon, authenticated;`;

beforeAll(async () => {
  cpSync(fromRoot("supabase/migrations"), migrationsDir, { recursive: true });
  writeFileSync(`${migrationsDir}/20991231235959_tables.sql`, tables);
  stack = await startTemporaryStack({ ...fastPasswordHashing, migrationsDir });
});
afterAll(async () => {
  await stack?.stop();
  rmSync(migrationsDir, { recursive: true, force: true });
});

async function read(table: string, key: string, token?: string): Promise<{ status: number; body: unknown }> {
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${stack.url}/rest/v1/${table}`, { headers: { apikey: key, ...authorization } });
  return { status: response.status, body: await response.json() };
}

test("the data API gives visitors 3 seconds, and people 8, as hosted projects do", async () => {
  const { publishableKey } = stack;
  const { access_token: token } = (await newPerson(stack.url)).session;
  const visitor = { status: 200, body: [{ allowed: "3s" }] };
  const person = { status: 200, body: [{ allowed: "8s" }] };
  expect(await read("limits", publishableKey)).toEqual(visitor);
  expect(await read("limits", publishableKey, token)).toEqual(person);
  // The limit ends with the transaction, whoever uses the connection next.
  expect(await read("limits", publishableKey)).toEqual(visitor);
  expect(await read("limits", publishableKey, token)).toEqual(person);
});

test("a visitor's read that never comes to an end is ended, and nothing of it is left in the database", async () => {
  const { status, body } = await read("endless", stack.publishableKey);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify(body)).toContain("statement timeout");
  const sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
  const running = await sql`
    select from pg_stat_activity where query like '%endless%' and state = 'active' and pid <> pg_backend_pid()`;
  await sql.end();
  expect(running).toHaveLength(0);
});
