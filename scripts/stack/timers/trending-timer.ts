import connect from "postgres";
import { runStatement } from "./statement.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** 00:05 UTC, the time of the database's scheduler on Supabase. */
const minuteOfDayMs = 5 * 60 * 1000;
const retryMs = 10 * 60 * 1000;

export interface TrendingTimerOptions {
  /** Creates today's trends. Rejects if that fails. */
  run: () => Promise<void>;
  /** Whether today's UTC date already has trends, so that a later start on the same day creates no new ones. */
  isDone: () => Promise<boolean>;
  log: (line: string) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** @returns a function that cancels it */
  schedule?: (work: () => void, delayMs: number) => () => void;
}

/** @returns milliseconds from `now` to the next 00:05 UTC */
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
 * Replaces the database's scheduler: creates the trends immediately if the day has none, then daily at 00:05 UTC, and
 * ten minutes after a failed run.
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
      if (!stopped) log(`The trends could not be created: ${(error as Error).message}`);
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

/** Adds today's trends to their queue, as the database's scheduler does. */
export const enqueueTrends = (databaseUrl: string): Promise<void> =>
  runStatement(databaseUrl, "select private.enqueue_trends(now())");

/** Whether today's UTC date already has trends. */
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
