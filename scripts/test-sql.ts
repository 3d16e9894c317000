import { pgtap } from "@electric-sql/pglite/pgtap";
import { App } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import { createPgliteConnection, type PGlite } from "@supabase/lite/pglite";
import { readdirSync, readFileSync } from "node:fs";
import { fromRoot } from "./stack/paths.ts";
import { tapCounts } from "./testing/counts.ts";

/** PostgreSQL in memory with Supabase's roles and schemas, the migrations, and pgTAP. */
async function bootDatabase(): Promise<PGlite> {
  const connection = await createPgliteConnection({ pgliteOptions: { extensions: { pgtap } } });
  const app = new App({ connection, auth: { enabled: true, jwt_secret: "signs nothing: no request is made in these tests" }, options: { server: { disableStudio: true } } });
  await app.init();
  await applyPendingMigrations(app);
  const database = connection.driver;
  await database.exec("create schema if not exists extensions; create extension pgtap with schema extensions; grant usage on schema extensions to public; set search_path = public, extensions;");
  return database;
}

/** Runs one file, which begins and rolls back its own transaction. @returns its TAP */
async function runFile(database: PGlite, file: string): Promise<string> {
  try {
    const results = await database.exec(readFileSync(fromRoot(`supabase/tests/${file}`), "utf8"));
    return results.flatMap(({ rows }) => rows).flatMap((row) => Object.values(row)).filter((cell) => typeof cell === "string").join("\n");
  } catch (error) {
    await database.exec("rollback; reset role;");
    return `Bail out! ${file}: ${(error as Error).message}`;
  }
}

/**
 * `node scripts/test-sql.ts [part of a file's name]`: runs supabase/tests/*.sql without Docker and prints TAP.
 * With Docker, `supabase test db` runs the same files.
 */
const wanted = process.argv[2] ?? "";
const files = readdirSync(fromRoot("supabase/tests")).filter((file) => file.endsWith(".sql") && file.includes(wanted)).sort();
if (process.cwd() !== fromRoot("").slice(0, -1)) process.chdir(fromRoot(""));
const database = await bootDatabase();
let failed = 0;
for (const file of files) {
  const tap = await runFile(database, file);
  failed += tapCounts(tap).failed;
  console.log(`# ${file}\n${tap}`);
}
await database.close();
process.exitCode = failed === 0 ? 0 : 1;
