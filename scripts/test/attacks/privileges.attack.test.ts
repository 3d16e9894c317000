import connect, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { runSqlTestOn } from "../runner/stack-sql.ts";

const { databaseUrl, supabaseUrl, publishableKey } = inject("stack");
let sql: Sql;

beforeAll(async () => {
  // The stack's library used to grant privileges with the first request.
  await fetch(`${supabaseUrl}/rest/v1/articles?limit=1`, { headers: { apikey: publishableKey } });
  sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(() => sql.end());

/** Runs a statement as a role of the API and rolls it back. @returns the SQLSTATE of its error, or "done" */
async function as(role: string, statement: string): Promise<string> {
  const outcome = await sql
    .begin(async (transaction) => {
      await transaction.unsafe(`set local role ${role}`);
      await transaction.unsafe(statement);
      throw new Error("done");
    })
    .catch((error: Error & { code?: string }) => error.code ?? error.message);
  return String(outcome);
}

test.each(["anon", "authenticated"])("%s cannot truncate any table of the running stack", async (role) => {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`;
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    expect(await as(role, `truncate ${name} cascade`), name).toBe("42501");
    expect(await as(role, `create trigger mine before insert on ${name} execute function auth.uid()`), name).toBe(
      "42501",
    );
  }
});

test("service_role cannot truncate tables, either, and no role can use sequences or the schema private", async () => {
  expect(await as("service_role", "truncate public.caption_history")).toBe("42501");
  for (const role of ["anon", "authenticated", "service_role"]) {
    expect(await as(role, "select nextval('public.caption_history_id_seq')"), role).toBe("42501");
    expect(await as(role, "select from private.generations"), role).toBe("42501");
  }
});

test("a table that is created later has no privileges", async () => {
  await sql`create table public.made_later (id bigint)`;
  try {
    expect(await as("anon", "select from public.made_later")).toBe("42501");
    expect(await as("authenticated", "insert into public.made_later values (1)")).toBe("42501");
  } finally {
    await sql`drop table public.made_later`;
  }
});

test.each(["privileges.test.sql", "table_privileges.test.sql", "access_matrix.test.sql"])(
  "%s holds on the running stack",
  async (file) => {
    const tap = await runSqlTestOn(databaseUrl, file);
    expect(tap).toMatch(/^1\.\.\d+$/m);
    expect(tap.split("\n").filter((line) => /^(not ok|# Looks like|Bail out)/.test(line))).toEqual([]);
  },
);
