import connect from "postgres";

const dayMs = 24 * 60 * 60 * 1000;
/** 00:05 UTC, as the database's scheduler has it on Supabase. */
const minuteOfDayMs = 5 * 60 * 1000;
const retryMs = 10 * 60 * 1000;

export interface TrendingTimerOptions {
  /** Makes today's trends; rejects when that failed. */
  run: () => Promise<void>;
  /** Whether today's UTC date has trends already: a start later in the day needs no new ones. */
  isDone: () => Promise<boolean>;
  log: (line: string) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** @returns what cancels it */
  schedule?: (work: () => void, delayMs: number) => () => void;
}

/** @returns milliseconds from an instant to the next 00:05 UTC */
export function untilNextRun(now: number): number {
  const sinceRun = (now - minuteOfDayMs) % dayMs;
  return dayMs - sinceRun;
}

const timer = (work: () => void, delayMs: number) => {
  const handle = setTimeout(work, delayMs);
  handle.unref();
  return () => clearTimeout(handle);
};

/**
 * Stands in for the database's scheduler: makes the trends at once when the day has none, then daily at 00:05 UTC, and
 * ten minutes after a run that failed.
 * @returns stops it; resolves when the database has been read, so that it can be stopped, but does not wait for a run
 */
export function startTrendingTimer({
  run,
  isDone,
  log,
  now = Date.now,
  schedule = timer,
}: TrendingTimerOptions): () => Promise<void> {
  let cancel = () => {};
  let stopped = false;
  let reading: Promise<unknown> = Promise.resolve();
  const turn = async () => {
    let delay = untilNextRun(now());
    try {
      const done = isDone();
      reading = done.catch(() => {});
      if (!(await done) && !stopped) await run();
    } catch (error) {
      delay = Math.min(delay, retryMs);
      if (!stopped) log(`The trends could not be made: ${(error as Error).message}`);
    }
    if (!stopped) cancel = schedule(() => void turn(), delay);
  };
  void turn();
  return () => {
    stopped = true;
    cancel();
    return reading.then(() => {});
  };
}

/** Whether today's UTC date has trends already. */
export async function todayHasTrends(databaseUrl: string): Promise<boolean> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [row] =
      await sql`select exists (select from public.trending_snapshots where date = (now() at time zone 'UTC')::date) as done`;
    return row?.["done"] === true;
  } finally {
    await sql.end();
  }
}
