import type { Sql } from "postgres";
import { exitWith } from "../../command/exit.ts";
import { applyMigrations, onPlatform } from "./platform-database.ts";
import { runSqlTests } from "./sql-tests.ts";

/** Applies the migrations and runs the SQL tests. @returns how many failed */
async function applyAndTest(sql: Sql, wanted?: string): Promise<number> {
  try {
    await applyMigrations(sql);
  } catch (error) {
    console.log(`Bail out! ${(error as Error).message}`);
    return 1;
  }
  const [row] = await sql`select version() as version, rolsuper from pg_roles where rolname = current_user`;
  console.log(`# ${row?.["version"]}, ${row?.["rolsuper"] ? "superuser" : "no superuser"}`);
  // With several statements the driver answers a list of results, with one the result itself.
  return runSqlTests(
    async (text) => ((await sql.unsafe(text)) as unknown[]).flat() as Record<string, unknown>[],
    wanted,
  );
}

/**
 * `node scripts/test/runner/test-platform.ts [--server <address>] [part of a file's name]`: whether the migrations
 * apply to a bare Supabase database, by its role `postgres`, which is no superuser; then runs supabase/tests there and
 * prints TAP. Without an address on a PostgreSQL of its own. With one, on a fresh server of another version, whose
 * superuser is called `postgres`; roles and schemas are made in it, so it is of no other use afterwards.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const given = args[0] === "--server" ? args.splice(0, 2)[1] : undefined;
  const failed = await onPlatform(given, (sql) => applyAndTest(sql, args[0]));
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch(exitWith);
