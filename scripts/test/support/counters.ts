import connect from "postgres";

/**
 * Forgets every counted attempt. All tests come from one network address and meet the limits of a new installation, so
 * each file starts with this: `beforeEach(() => clearCounters(inject("stack").databaseUrl))`.
 */
export async function clearCounters(databaseUrl: string): Promise<void> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`delete from private.rate_limit_hits`;
  } finally {
    await sql.end();
  }
}
