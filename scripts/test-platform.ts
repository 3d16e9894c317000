import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import connect, { type Sql } from "postgres";
import { exitWith } from "./stack/foreground.ts";
import { fromRoot } from "./stack/paths.ts";
import { startPostgres } from "./stack/postgres.ts";
import { pgtapScript } from "./testing/pgtap.ts";
import { runSqlTests } from "./testing/sql-tests.ts";

const read = (path: string) => readFileSync(fromRoot(path), "utf8");

/** Runs a script on one connection as `user`; notices are not shown. */
async function as<Value>(server: URL, user: string, password: string, work: (sql: Sql) => Promise<Value>): Promise<Value> {
  const url = new URL(server);
  url.username = user;
  url.password = password;
  const sql = connect(url.href, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Gives a fresh server Supabase's roles and schemas. Its first superuser makes room for the platform's own `postgres`. */
async function becomePlatform(server: URL, password: string): Promise<void> {
  const quoted = `'${password.replaceAll("'", "''")}'`;
  await as(server, decodeURIComponent(server.username), decodeURIComponent(server.password), (sql) => sql.unsafe(`create role supabase_admin superuser login password ${quoted}`));
  await as(server, "supabase_admin", password, async (sql) => {
    await sql.unsafe("alter role postgres rename to bootstrap");
    await sql.unsafe(read("scripts/testing/platform/roles.sql"));
    await sql.unsafe(`alter role postgres password ${quoted}; grant all on database postgres to postgres`);
    await sql.unsafe(read("scripts/testing/platform/database.sql"));
    await sql.unsafe(`set search_path = extensions; ${pgtapScript()}`);
  });
}

/** Applies the migrations and runs the SQL tests as the role that does so on Supabase. @returns how many failed */
async function applyAndTest(server: URL, password: string, wanted?: string): Promise<number> {
  return as(server, "postgres", password, async (sql) => {
    for (const file of readdirSync(fromRoot("supabase/migrations")).sort()) {
      try {
        await sql.unsafe(read(`supabase/migrations/${file}`));
      } catch (error) {
        console.log(`Bail out! ${file}: ${(error as Error).message}`);
        return 1;
      }
    }
    const [row] = await sql`select version() as version, rolsuper from pg_roles where rolname = current_user`;
    console.log(`# ${row?.["version"]}, ${row?.["rolsuper"] ? "superuser" : "no superuser"}`);
    // With several statements the driver answers a list of results, with one the result itself.
    return runSqlTests(async (text) => ((await sql.unsafe(text)) as unknown[]).flat() as Record<string, unknown>[], wanted);
  });
}

/**
 * `node scripts/test-platform.ts [--server <address>] [part of a file's name]`: whether the migrations apply to a bare
 * Supabase database, by its role `postgres`, which is no superuser; then runs supabase/tests there and prints TAP.
 * Without an address on a PostgreSQL of its own. With one, on a fresh server of another version, whose superuser is called
 * `postgres`; roles and schemas are made in it, so it is of no other use afterwards.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const given = args[0] === "--server" ? args.splice(0, 2)[1] : undefined;
  const password = randomUUID();
  const dataDir = mkdtempSync(`${tmpdir()}/caption-kite-platform-`);
  chmodSync(dataDir, 0o711);
  const own = given === undefined ? await startPostgres({ dataDir, password, durable: false }) : null;
  try {
    const server = new URL(given ?? own!.url);
    await becomePlatform(server, password);
    const failed = await applyAndTest(server, password, args[0]);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await own?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().catch(exitWith);
