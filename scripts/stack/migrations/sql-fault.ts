import type { Sql } from "postgres";
import { splitStatements } from "./sql-statements.ts";

/** What PostgreSQL says of an error (Error and Notice Message Fields of its protocol). */
interface PostgresFault {
  message: string;
  position?: string;
  detail?: string;
  hint?: string;
  where?: string;
}

/** Where a file of SQL fails and why. */
export interface SqlFault {
  /** From 1. */
  line: number;
  /** PostgreSQL's words, with its hint where there is one. */
  reason: string;
  /** The text of that line. */
  source: string;
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length;

/** PostgreSQL counts characters from 1, JavaScript counts an emoji as two units. */
const offsetOf = (text: string, position: number) => [...text].slice(0, position - 1).join("").length;

function describe(fault: PostgresFault): string {
  const place = fault.where?.split("\n")[0];
  return [fault.message, fault.detail, fault.hint && `Hint: ${fault.hint}`, place && `In ${place}`]
    .filter(Boolean)
    .join(" ");
}

/**
 * Runs a file of SQL that failed once more, a statement at a time, to see where it fails; everything is rolled back.
 * @param sql one connection
 * @returns null when it does not fail this time
 */
export async function locateSqlFault(sql: Sql, text: string): Promise<SqlFault | null> {
  await sql.unsafe("begin");
  try {
    for (const statement of splitStatements(text)) {
      try {
        await sql.unsafe(statement.text);
      } catch (error) {
        const fault = error as PostgresFault;
        const within = fault.position ? offsetOf(statement.text, Number(fault.position)) : 0;
        const line = lineAt(text, statement.start + within);
        return { line, reason: describe(fault), source: text.split("\n")[line - 1]!.trim() };
      }
    }
    return null;
  } finally {
    await sql.unsafe("rollback");
  }
}
