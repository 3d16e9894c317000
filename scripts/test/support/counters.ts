import connect from "postgres";

/**
 * Deletes all counted attempts. All attack tests share one network address and run with the limits of a new
 * installation, so each file starts with `beforeEach(() => clearCounters(inject("stack").databaseUrl))`.
 */
export async function clearCounters(databaseUrl: string): Promise<void> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`delete from private.rate_limit_hits`;
  } finally {
    await sql.end();
  }
}
