import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { countProgress } from "../../command/progress.ts";
import { fromRoot, root } from "../../command/paths.ts";
import { locateSqlFault } from "../../stack/migrations/sql-fault.ts";
import { tapResult } from "./results.ts";

/** Runs SQL with any number of statements on one connection. @returns the rows of all results */
export type Execute = (sql: string) => Promise<readonly Record<string, unknown>[]>;

/** A line of a test, with the file that it stands in. */
interface SourceLine {
  path: string;
  /** From 1. */
  line: number;
  text: string;
}

/**
 * The lines of a test, with those of the files that it includes in their place, as psql does for `\ir`.
 * @param read the text of a file, by its path
 */
export function withIncludes(path: string, read: (path: string) => string): SourceLine[] {
  return read(path)
    .split("\n")
    .flatMap((text, index) => {
      const [, included] = /^\\ir (.+)$/.exec(text) ?? [];
      if (included === undefined) return [{ path, line: index + 1, text }];
      return withIncludes(join(dirname(path), included.trim()), read);
    });
}

const linesOf = (file: string): SourceLine[] =>
  withIncludes(fromRoot(`supabase/tests/${file}`), (path) => readFileSync(path, "utf8"));

const textOf = (lines: readonly SourceLine[]): string => lines.map(({ text }) => text).join("\n");

/** @returns the text of a file of `supabase/tests`, with what it includes */
export const readSqlTest = (file: string): string => textOf(linesOf(file));

/** Where and why a test cannot run, for the person who wrote it. */
export async function explainFailure(execute: Execute, lines: readonly SourceLine[], error: Error): Promise<string> {
  const fault = await locateSqlFault(execute, textOf(lines));
  if (fault === null) return error.message;
  const { path, line } = lines[fault.line - 1]!;
  return `${relative(root, path)}:${line}: ${fault.reason} ${fault.source}`;
}

/** Runs one file, which starts and rolls back its own transaction. @returns its TAP output */
async function runFile(execute: Execute, file: string): Promise<string> {
  const lines = linesOf(file);
  try {
    const rows = await execute(textOf(lines));
    return rows
      .flatMap((row) => Object.values(row))
      .filter((cell) => typeof cell === "string")
      .join("\n");
  } catch (error) {
    await execute("rollback; reset role;");
    const why = await explainFailure(execute, lines, error as Error);
    await execute("rollback; reset role;");
    return `Bail out! ${file}: ${why.replaceAll("\n", " ")}`;
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
  const done = countProgress("SQL files", files.length);
  for (const file of files) {
    const tap = await runFile(execute, file);
    failed += tapResult(tap).failed;
    console.log(`# ${file}\n${tap}`);
    done();
  }
  return failed;
}
