import { root } from "../../command/paths.ts";
import { bootPgliteDatabase } from "./pglite-database.ts";
import { runSqlTests } from "./sql-tests.ts";

/**
 * `node scripts/test/runner/test-sql.ts [part of a file's name]`: runs supabase/tests/*.sql without Docker and prints
 * TAP. With Docker, `supabase test db` runs the same files.
 */
if (process.cwd() !== root) process.chdir(root);
const database = await bootPgliteDatabase();
await database.exec(
  "create schema if not exists extensions; create extension pgtap with schema extensions; grant usage on schema extensions to public; set search_path = public, extensions;",
);
const failed = await runSqlTests(
  async (sql) => (await database.exec(sql)).flatMap(({ rows }) => rows as Record<string, unknown>[]),
  process.argv[2],
);
await database.close();
process.exitCode = failed === 0 ? 0 : 1;
