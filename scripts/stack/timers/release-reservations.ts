import connect from "postgres";

/**
 * Gives back every reservation. For a stack that does not serve yet: whoever holds one ended without an answer, and the
 * person need not wait until its lifetime is over.
 */
export async function releaseAll(databaseUrl: string): Promise<void> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    // A stack may run with other migrations than the product's.
    const [found] = await sql<{ exists: boolean }[]>`
      select to_regprocedure('private.release_reservations(timestamptz, timestamptz)') is not null as exists`;
    if (!found?.exists) return;
    let released = 1;
    while (released > 0) {
      const [row] = await sql<{ released: number }[]>`
        select private.release_reservations('infinity', now()) as released`;
      released = row?.released ?? 0;
    }
  } finally {
    await sql.end();
  }
}
