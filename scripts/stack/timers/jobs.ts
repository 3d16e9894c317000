import { purgeDeleted, startPurgeTimer } from "./purge-timer.ts";
import { startReconcileTimer } from "./reconcile-timer.ts";
import { hasDueJobs, startQueueTimer } from "./queue-timer.ts";
import { releaseLost, startReservationsTimer } from "./reservations-timer.ts";
import { applyRetention, startRetentionTimer } from "./retention-timer.ts";
import { callScheduled } from "./scheduled-call.ts";
import { enqueueTrends, startTrendingTimer, todayHasTrends } from "./trending-timer.ts";

export interface JobsOptions {
  /** Superuser. */
  databaseUrl: string;
  /** Address of the gateway, without a trailing slash. */
  url: string;
  cronSecret: string;
  log: (line: string) => void;
}

/**
 * Starts the jobs that the database's scheduler runs on Supabase, except for counting trends every ten minutes: here the
 * daily run counts them.
 * @returns stops them; resolves when the runs under way have ended
 */
export function startJobs({ databaseUrl, url, cronSecret, log }: JobsOptions): () => Promise<void> {
  const runQueue = () => callScheduled("queue-worker", url, cronSecret);
  const stops = [
    startQueueTimer({ isDue: () => hasDueJobs(databaseUrl), run: runQueue, log }),
    startRetentionTimer({ turn: () => applyRetention(databaseUrl), log }),
    startPurgeTimer({ run: () => purgeDeleted(databaseUrl), log }),
    startReservationsTimer({ run: () => releaseLost(databaseUrl), log }),
    startReconcileTimer({ run: () => callScheduled("billing-reconcile", url, cronSecret), log }),
    startTrendingTimer({
      run: async () => {
        await enqueueTrends(databaseUrl);
        await runQueue();
      },
      isDone: () => todayHasTrends(databaseUrl),
      log,
    }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
