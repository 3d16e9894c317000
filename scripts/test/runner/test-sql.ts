import { pgtap } from "@electric-sql/pglite/pgtap";
import { App } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import { createPgliteConnection, type PGlite } from "@supabase/lite/pglite";
import { root } from "../../command/paths.ts";
import { runSqlTests } from "./sql-tests.ts";

/** PostgreSQL in memory with Supabase's roles and schemas, the migrations, and pgTAP. */
async function bootDatabase(): Promise<PGlite> {
  const connection = await createPgliteConnection({ pgliteOptions: { extensions: { pgtap } } });
  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: "signs nothing: no request is made in these tests" },
    options: { server: { disableStudio: true } },
  });
  await app.init();
  await applyPendingMigrations(app);
  const database = connection.driver;
  await database.exec(
    "create schema if not exists extensions; create extension pgtap with schema extensions; grant usage on schema extensions to public; set search_path = public, extensions;",
  );
  return database;
}

/**
 * `node scripts/test/runner/test-sql.ts [part of a file's name]`: runs supabase/tests/*.sql without Docker and prints
 * TAP. With Docker, `supabase test db` runs the same files.
 */
if (process.cwd() !== root) process.chdir(root);
const database = await bootDatabase();
const failed = await runSqlTests(
  async (sql) => (await database.exec(sql)).flatMap(({ rows }) => rows as Record<string, unknown>[]),
  process.argv[2],
);
await database.close();
process.exitCode = failed === 0 ? 0 : 1;
