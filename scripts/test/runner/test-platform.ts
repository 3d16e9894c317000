import type { Sql } from "postgres";
import { exitWith } from "../../command/exit.ts";
import { postgres15, postgres17 } from "../../stack/postgres/postgres-home.ts";
import { applyMigrations, onPlatform } from "./platform-database.ts";
import { runSqlTests } from "./sql-tests.ts";

/** Applies the migrations and runs the SQL tests. @returns the number of failed tests */
async function applyAndTest(sql: Sql, wanted?: string): Promise<number> {
  try {
    await applyMigrations(sql);
  } catch (error) {
    console.log(`Bail out! ${(error as Error).message}`);
    return 1;
  }
  const [row] = await sql`select version() as version, rolsuper from pg_roles where rolname = current_user`;
  console.log(`# ${row?.["version"]}, ${row?.["rolsuper"] ? "superuser" : "no superuser"}`);
  // As Supabase limits calls of its roles: a test with a statement that takes longer fails.
  await sql`set statement_timeout = '8s'`;
  // The driver returns a list of results for several statements, and the result itself for one.
  return runSqlTests(
    async (text) => ((await sql.unsafe(text)) as unknown[]).flat() as Record<string, unknown>[],
    wanted,
  );
}

/**
 * `node scripts/test/runner/test-platform.ts [--postgres-15 | --server <address>] [part of a file's name]`: applies the
 * migrations to an empty Supabase database as its role `postgres`, which is not a superuser, then runs supabase/tests
 * there and prints TAP. It starts a temporary PostgreSQL, by default of the local stack's version. With an address, it
 * uses a new server, for example of another version, whose superuser is named `postgres`. Roles and schemas are created
 * in it, so it cannot be used for anything else afterward.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const own = args[0] === "--postgres-15" && args.shift() ? postgres15 : postgres17;
  const given = args[0] === "--server" ? args.splice(0, 2)[1] : undefined;
  const failed = await onPlatform(given ?? own, (sql) => applyAndTest(sql, args[0]));
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch(exitWith);
