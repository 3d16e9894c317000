import * as z from "zod/mini";
import { describeError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { Database } from "../supabase/database.ts";
import { FinalFailure, jobRow, Postponed, type Job, type QueueName } from "./job.ts";

/** Does a job's work. Returns when it is done; rejects when it failed. Done a second time, it must change nothing. */
export type JobHandler = (job: Job) => Promise<void>;
type JobHandlers = Partial<Record<QueueName, JobHandler>>;

export interface QueueDeps {
  database: Database;
  handlers: JobHandlers;
  log: Log;
}

/** `lost`: the lease ended meanwhile, and another worker reports the outcome. */
export type JobOutcome = "done" | "retried" | "dead" | "lost";

/** Runs one leased job and reports its outcome. @throws if the outcome cannot be reported; its lease then ends */
export async function runJob({ database, handlers, log }: QueueDeps, job: Job): Promise<JobOutcome> {
  const lease = { p_id: job.id, p_lease_id: job.lease_id };
  const about = { queue: job.queue, jobId: job.id, attempt: job.attempts };
  try {
    const handle = handlers[job.queue];
    if (!handle) throw new FinalFailure(`nothing here handles the queue ${job.queue}`);
    await handle(job);
  } catch (error) {
    const outcome = await database.asServer(
      "fail_job",
      {
        ...lease,
        p_error: describeError(error),
        p_final: error instanceof FinalFailure,
        p_wait_seconds: error instanceof Postponed ? Math.ceil(error.seconds) : null,
      },
      z.enum(["retried", "dead", "lost"]),
    );
    const event = outcome === "dead" ? "job_dead" : "job_failed";
    log(outcome === "dead" ? "error" : "warn", { event, ...about, error: describeError(error) });
    return outcome;
  }
  return (await database.asServer("finish_job", lease, z.boolean())) ? "done" : "lost";
}

/**
 * Runs what is due, one job after the other, until nothing is due or the time is up.
 * @param until no further job is begun after this time, in milliseconds
 * @param now milliseconds
 * @returns how many jobs had which outcome, and whether more may be due
 */
export async function runDueJobs(
  deps: QueueDeps,
  until: number,
  now: () => number,
): Promise<Record<JobOutcome, number> & { left: boolean }> {
  const counts = { done: 0, retried: 0, dead: 0, lost: 0 };
  const queues = Object.keys(deps.handlers);
  while (now() < until) {
    const job = await deps.database.asServer("claim_job", { p_queues: queues }, z.nullable(jobRow));
    if (job === null) return { ...counts, left: false };
    counts[await runJob(deps, job)] += 1;
  }
  return { ...counts, left: true };
}
