import * as z from "zod/mini";
import type { JobHandler } from "../../platform/queue/run.ts";
import { runTrending, type TrendingDeps } from "./run.ts";

/** How long a run may take; shorter than the queue's lease. */
const timeoutMs = 80_000;

const payload = z.object({ date: z.iso.date() });

/**
 * Handles the queue `trends`: creates the trends of the job's UTC date, unless they are stored or the date is over,
 * because the next date has a job of its own.
 */
export function createTrendsJob(deps: Omit<TrendingDeps, "signal">): JobHandler {
  return async (job) => {
    const { date } = payload.parse(job.payload);
    if (date !== new Date(deps.now()).toISOString().slice(0, 10)) return;
    if (await deps.database.asServer("has_trending_snapshot", { p_date: date }, z.boolean())) return;
    await runTrending({ ...deps, signal: AbortSignal.timeout(timeoutMs) });
  };
}
