import { startQueueTimer, hasDueJobs } from "./queue-timer.ts";
import { startRepeating } from "./repeat.ts";
import { applyRetention, startRetentionTimer } from "./retention-timer.ts";
import { callScheduled } from "./scheduled-call.ts";
import { runStatement } from "./statement.ts";
import { enqueueTrends, startTrendingTimer, todayHasTrends } from "./trending-timer.ts";

export interface JobsOptions {
  /** Superuser. */
  databaseUrl: string;
  /** Address of the gateway, without a trailing slash. */
  url: string;
  cronSecret: string;
  log: (line: string) => void;
}

interface RegularJob {
  /** Its name in `private.schedule_jobs()`. */
  name: string;
  /** The interval of the database's scheduler on Supabase. */
  everyMs: number;
  /** What a run does. Rejects if that fails. */
  run: (stack: JobsOptions) => Promise<void>;
  /** What did not happen when a run fails. */
  failed: string;
}

const minuteMs = 60_000;

/** The jobs that only have to be run at an interval. A new job has a line here. */
const regularJobs: readonly RegularJob[] = [
  {
    name: "captions-purge",
    everyMs: minuteMs,
    run: ({ databaseUrl }) => runStatement(databaseUrl, "select private.purge_deleted(now())"),
    failed: "Deleted captions could not be removed",
  },
  {
    name: "reservations-release",
    everyMs: minuteMs,
    run: ({ databaseUrl }) =>
      runStatement(databaseUrl, "select private.release_reservations(now() - private.reservation_lifetime(), now())"),
    failed: "Lost reservations could not be given back",
  },
  {
    name: "billing-reconcile",
    everyMs: 15 * minuteMs,
    run: ({ url, cronSecret }) => callScheduled("billing-reconcile", url, cronSecret),
    failed: "Plans could not be compared with the payment provider",
  },
];

/** The jobs that run here, by their names in `private.schedule_jobs()`. */
export const localJobs: readonly string[] = [
  "queue-worker",
  "retention",
  "trending-daily",
  // The daily run counts the trends here, which the scheduler on Supabase does every ten minutes.
  "trends-collect",
  ...regularJobs.map(({ name }) => name),
];

/**
 * Starts the jobs that the database's scheduler runs on Supabase.
 * @returns stops them; resolves when the runs under way have ended
 */
export function startJobs(options: JobsOptions): () => Promise<void> {
  const { databaseUrl, url, cronSecret, log } = options;
  const runQueue = () => callScheduled("queue-worker", url, cronSecret);
  const stops = [
    startQueueTimer({ isDue: () => hasDueJobs(databaseUrl), run: runQueue, log }),
    startRetentionTimer({ turn: () => applyRetention(databaseUrl), log }),
    startTrendingTimer({
      run: async () => {
        await enqueueTrends(databaseUrl);
        await runQueue();
      },
      isDone: () => todayHasTrends(databaseUrl),
      log,
    }),
    ...regularJobs.map(
      ({ run, everyMs, failed }) => startRepeating({ work: () => run(options), everyMs, failed, log }).stop,
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
