import connect from "postgres";
import { startRepeating, type Repeat } from "./repeat.ts";

/** Once a day; on Supabase, the scheduler repeats short turns for an hour each night. */
const everyMs = 24 * 60 * 60 * 1000;
/**
 * One turn processes at most 10,000 rows of each rule. Rows that remain after this many turns wait for the next day.
 */
const turnsMax = 50;

export interface RetentionTimerOptions {
  /** One turn of the daily job: how many rows it deleted or emptied. */
  turn: () => Promise<number>;
  log: (line: string) => void;
  repeat?: Repeat;
}

/**
 * Replaces the database's scheduler: applies the retention rules immediately and then daily.
 * @returns stops it; resolves when the statement under way has ended, so that the database can be stopped
 */
export function startRetentionTimer({ turn, log, repeat }: RetentionTimerOptions): () => Promise<void> {
  const work = async (stopped: () => boolean) => {
    for (let turns = 0; turns < turnsMax; turns++) {
      if (stopped() || (await turn()) === 0) return;
    }
  };
  const { run, stop } = startRepeating({ everyMs, work, failed: "Old data could not be deleted", log, repeat });
  run();
  return stop;
}

/** One turn of the daily job. @returns how many rows it deleted or emptied */
export async function applyRetention(databaseUrl: string): Promise<number> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<{ affected: number }[]>`select private.apply_retention(now()) as affected`;
    return row?.affected ?? 0;
  } finally {
    await sql.end();
  }
}
