import connect from "postgres";
import { startRepeating, type Repeat } from "./repeat.ts";

/** The interval of the database's scheduler on Supabase. */
const everyMs = 60 * 1000;

export interface QueueTimerOptions {
  /** Whether a job is due, so that an empty queue costs no call. */
  isDue: () => Promise<boolean>;
  /** Runs the jobs that are due. Rejects if the worker cannot be called. */
  run: () => Promise<void>;
  log: (line: string) => void;
  repeat?: Repeat;
}

/**
 * Replaces the database's scheduler: calls the queue's worker every minute while jobs are due.
 * @returns stops it; resolves when the call under way has ended, so that the database can be stopped
 */
export function startQueueTimer({ isDue, run, log, repeat }: QueueTimerOptions): () => Promise<void> {
  const work = async (stopped: () => boolean) => {
    if ((await isDue()) && !stopped()) await run();
  };
  return startRepeating({ everyMs, work, failed: "The queue could not be worked on", log, repeat }).stop;
}

/** Whether a job is due in any queue. */
export async function hasDueJobs(databaseUrl: string): Promise<boolean> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [row] = await sql<{ due: number }[]>`select sum(due)::integer as due from private.queue_overview(now())`;
    return (row?.due ?? 0) > 0;
  } finally {
    await sql.end();
  }
}
