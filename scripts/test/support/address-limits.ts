import connect from "postgres";

/**
 * Lifts the limits per network address, because all tests of a run share one address. The limits per account stay and
 * are tested.
 */
export async function liftAddressLimits(databaseUrl: string): Promise<void> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`update private.rate_limit_rules set hits_max = 1000000 where kind like '%\\_address'`;
  } finally {
    await sql.end();
  }
}
