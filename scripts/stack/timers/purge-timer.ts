import connect from "postgres";
import { startRepeating, type Repeat } from "./repeat.ts";

/** The interval of the database's scheduler on Supabase. */
const everyMs = 60 * 1000;

export interface PurgeTimerOptions {
  /** Removes captions that were deleted more than five minutes ago, and histories of deleted accounts. */
  run: () => Promise<void>;
  log: (line: string) => void;
  repeat?: Repeat;
}

/**
 * Replaces the database's scheduler: removes deleted captions and histories every minute.
 * @returns stops it; resolves when the statement under way has ended, so that the database can be stopped
 */
export function startPurgeTimer({ run, log, repeat }: PurgeTimerOptions): () => Promise<void> {
  return startRepeating({ everyMs, work: run, failed: "Deleted captions could not be removed", log, repeat }).stop;
}

/** One turn of the job. */
export async function purgeDeleted(databaseUrl: string): Promise<void> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql`select private.purge_deleted(now())`;
  } finally {
    await sql.end();
  }
}
