import type { Hono } from "hono";
import { requireCronSecret } from "../_shared/platform/cron/caller.ts";
import { createSingleCall } from "../_shared/platform/http/single-call.ts";
import { runDueJobs, type QueueDeps } from "../_shared/platform/queue/run.ts";

export interface Deps extends QueueDeps {
  /** The secret that callers must send; null rejects everybody. */
  secret: string | null;
  /** Milliseconds. */
  now: () => number;
}

/**
 * No job is begun after this time. With the longest job, the trends, a run stays below the 150 seconds that Supabase
 * gives a function to respond.
 */
const runMs = 60_000;

/** `POST /queue-worker` runs the jobs that are due and returns their number by outcome. */
export function createApp(deps: Deps): Hono {
  return createSingleCall({
    name: "queue-worker",
    log: deps.log,
    failed: "queue_worker_failed",
    async run(request) {
      await requireCronSecret(request, deps.secret);
      const counts = await runDueJobs(deps, deps.now() + runMs, deps.now);
      return { message: `${counts.done} jobs were done.`, ...counts };
    },
  });
}
