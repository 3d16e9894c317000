import * as z from "zod/mini";
import { lateAfterSeconds, type JobName } from "../../_shared/platform/cron/jobs.ts";
import type { Finding } from "../../_shared/platform/probe.ts";

/** The latest run of each job, from the SQL function `latest_job_runs`. */
export const jobRuns = z.array(
  z.object({ job: z.string(), status: z.enum(["succeeded", "degraded", "failed"]), age_seconds: z.int() }),
);
export type JobRuns = z.infer<typeof jobRuns>;

/**
 * Whether every job ran when it should have.
 * @param expected the jobs that this installation needs
 */
export function judgeJobs(runs: JobRuns, expected: readonly JobName[]): Finding {
  const problems: string[] = [];
  const fine: string[] = [];
  let isFailed = false;
  for (const job of expected) {
    const latest = runs.find((run) => run.job === job);
    const age = latest ? `${job} ${latest.age_seconds} s ago` : "";
    if (!latest) problems.push(`${job} has never run`);
    else if (latest.age_seconds > lateAfterSeconds[job]) problems.push(`${age}, which is too long`);
    else if (latest.status === "failed") {
      isFailed = true;
      problems.push(`${age} failed`);
    } else fine.push(age);
  }
  const detail = [...problems, ...fine].join("; ");
  if (problems.length === 0) return { state: "ok", detail };
  return { state: isFailed ? "failed" : "late", detail };
}

/** Seconds since the successful run that is longest ago among the jobs; null if one of them has no run. */
export function oldestRunSeconds(runs: JobRuns, expected: readonly JobName[]): number | null {
  const ages = expected.map((job) => runs.find((run) => run.job === job && run.status !== "failed")?.age_seconds);
  return ages.includes(undefined) ? null : Math.max(...(ages as number[]));
}
