import * as z from "zod/mini";
import type { Log } from "../../platform/log.ts";
import { jobRow, type Job } from "../../platform/queue/job.ts";
import { runJob, type JobOutcome } from "../../platform/queue/run.ts";
import { createMailJob, type MailPayload, type MailServices } from "./mail-job.ts";

/** Mail that a failing mail server cannot lose. */
export interface MailQueue {
  /** Stores a mail and tries to send it at once; the worker tries again later. @throws if it cannot be stored */
  send(payload: MailPayload): Promise<JobOutcome>;
  /** Sends a mail whose job is already stored and leased. @throws if the outcome cannot be stored */
  run(job: Job): Promise<JobOutcome>;
  /** Stores a mail that the worker sends later. @throws if it cannot be stored */
  sendLater(payload: MailPayload): Promise<void>;
}

export function createMailQueue(services: MailServices & { log: Log }): MailQueue {
  const { database, log } = services;
  const deps = { database, log, handlers: { mail: createMailJob(services) } };
  // A key that names nobody, because it is kept when the mail is gone.
  const stored = (payload: MailPayload) => ({ p_queue: "mail", p_key: crypto.randomUUID(), p_payload: payload });
  return {
    async send(payload) {
      return runJob(deps, await database.asServer("begin_job", stored(payload), jobRow));
    },
    run: (job) => runJob(deps, job),
    async sendLater(payload) {
      await database.asServer("enqueue_job", stored(payload), z.boolean());
    },
  };
}
