import connect from "postgres";

/** Runs one statement, as the database's scheduler does. */
export async function runStatement(databaseUrl: string, statement: string): Promise<void> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}
