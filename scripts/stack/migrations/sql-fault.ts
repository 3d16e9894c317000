import { splitStatements } from "./sql-statements.ts";

/** The fields of a PostgreSQL error ("Error and Notice Message Fields" of its protocol). */
interface PostgresFault {
  message: string;
  position?: string;
  detail?: string;
  hint?: string;
  where?: string;
}

/** Where and why an SQL file fails. */
export interface SqlFault {
  /** From 1. */
  line: number;
  /** PostgreSQL's message, with its hint if there is one. */
  reason: string;
  /** The text of that line. */
  source: string;
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length;

/** Converts a position: PostgreSQL counts characters from 1, and JavaScript counts an emoji as two code units. */
const offsetOf = (text: string, position: number) => [...text].slice(0, position - 1).join("").length;

function describe(fault: PostgresFault): string {
  const place = fault.where?.split("\n")[0];
  return [fault.message, fault.detail, fault.hint && `Hint: ${fault.hint}`, place && `In ${place}`]
    .filter(Boolean)
    .join(" ");
}

/**
 * Runs a failed SQL file again, one statement at a time, to find where it fails. Everything is rolled back.
 * @param run runs one statement, on the same connection each time
 * @returns null if it does not fail this time
 */
export async function locateSqlFault(
  run: (statement: string) => PromiseLike<unknown>,
  text: string,
): Promise<SqlFault | null> {
  await run("begin");
  try {
    for (const statement of splitStatements(text)) {
      try {
        await run(statement.text);
      } catch (error) {
        const fault = error as PostgresFault;
        const within = fault.position ? offsetOf(statement.text, Number(fault.position)) : 0;
        const line = lineAt(text, statement.start + within);
        return { line, reason: describe(fault), source: text.split("\n")[line - 1]!.trim() };
      }
    }
    return null;
  } finally {
    await run("rollback");
  }
}
