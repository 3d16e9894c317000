import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fromRoot } from "../../command/paths.ts";
import { tapResult } from "./results.ts";

/** Runs SQL with any number of statements on one connection. @returns the rows of all results */
export type Execute = (sql: string) => Promise<readonly Record<string, unknown>[]>;

/**
 * Replaces `\ir` lines in a test with the included files, as psql does.
 * @param read returns the text of a file by its path
 */
export function withIncludes(path: string, read: (path: string) => string): string {
  return read(path).replaceAll(/^\\ir (.+)$/gm, (_, included: string) =>
    withIncludes(join(dirname(path), included.trim()), read),
  );
}

/** @returns the text of a file of `supabase/tests`, with its includes */
export function readSqlTest(file: string): string {
  return withIncludes(fromRoot(`supabase/tests/${file}`), (path) => readFileSync(path, "utf8"));
}

/** Runs one file, which starts and rolls back its own transaction. @returns its TAP output */
async function runFile(execute: Execute, file: string): Promise<string> {
  try {
    const rows = await execute(readSqlTest(file));
    return rows
      .flatMap((row) => Object.values(row))
      .filter((cell) => typeof cell === "string")
      .join("\n");
  } catch (error) {
    await execute("rollback; reset role;");
    return `Bail out! ${file}: ${(error as Error).message}`;
  }
}

/**
 * Runs `supabase/tests/*.sql` and prints TAP.
 * @param wanted a part of a file's name; empty for all
 * @returns the number of failed tests
 */
export async function runSqlTests(execute: Execute, wanted = ""): Promise<number> {
  const files = readdirSync(fromRoot("supabase/tests"))
    .filter((file) => file.endsWith(".sql") && file.includes(wanted))
    .sort();
  let failed = 0;
  for (const file of files) {
    const tap = await runFile(execute, file);
    failed += tapResult(tap).failed;
    console.log(`# ${file}\n${tap}`);
  }
  return failed;
}
