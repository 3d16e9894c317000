import connect from "postgres";
import { startRepeating, type Repeat } from "./repeat.ts";

/** The interval of the database's scheduler on Supabase. */
const everyMs = 60 * 1000;

export interface ReservationsTimerOptions {
  /** Gives back the reservations of generations that ended without an answer. */
  run: () => Promise<void>;
  log: (line: string) => void;
  repeat?: Repeat;
}

/**
 * Replaces the database's scheduler: gives lost reservations back every minute.
 * @returns stops it; resolves when the statement under way has ended, so that the database can be stopped
 */
export function startReservationsTimer({ run, log, repeat }: ReservationsTimerOptions): () => Promise<void> {
  return startRepeating({ everyMs, work: run, failed: "Lost reservations could not be given back", log, repeat }).stop;
}

/** One turn of the job. */
export async function releaseLost(databaseUrl: string): Promise<void> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`select private.release_reservations(now() - private.reservation_lifetime(), now())`;
  } finally {
    await sql.end();
  }
}

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
