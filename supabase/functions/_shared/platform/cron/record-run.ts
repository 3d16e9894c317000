import * as z from "zod/mini";
import { describeError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { JobName } from "./jobs.ts";
import type { Database } from "../supabase/database.ts";

export interface JobRun {
  job: JobName;
  status: "succeeded" | "degraded" | "failed";
  detail: Record<string, unknown>;
  milliseconds: number;
}

/** Records what a scheduled job did, for operators. The job's result counts; a failure to record it is only logged. */
export async function recordRun(
  { database, log }: { database: Database; log: Log },
  { job, status, detail, milliseconds }: JobRun,
): Promise<void> {
  const args = { p_job: job, p_status: status, p_detail: detail, p_milliseconds: Math.round(milliseconds) };
  await database.asServer("record_job_run", args, z.number()).catch((error: unknown) => {
    log("warn", { event: "job_not_recorded", job, status, error: describeError(error) });
  });
}
