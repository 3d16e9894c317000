import connect from "postgres";
import { pgtapScript } from "./pgtap.ts";
import { readSqlTest } from "./sql-tests.ts";

/**
 * Runs one file of `supabase/tests` on a database that is in use. pgTAP is installed in the same transaction, in a
 * schema that the roles of the API may use, and the file rolls everything back.
 * @param databaseUrl superuser
 * @param file its name, e.g. `privileges.test.sql`
 * @returns its TAP output
 */
export async function runSqlTestOn(databaseUrl: string, file: string): Promise<string> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const rows = (await sql.unsafe(`begin;
      create schema tap; grant usage on schema tap to public; set local search_path = tap; ${pgtapScript()}
      set local search_path = public, tap; ${readSqlTest(file)}`)) as unknown as Record<string, unknown>[][];
    return rows
      .flat()
      .flatMap((row) => Object.values(row))
      .filter((cell) => typeof cell === "string")
      .join("\n");
  } finally {
    await sql.end();
  }
}
