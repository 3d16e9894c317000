import * as z from "zod/mini";

/** The queues in `private.queues`. */
export type QueueName = "mail" | "comment_response" | "trends";

/** A job that this process has leased, as `private.queue_job_json` writes it. */
export const jobRow = z.object({
  id: z.string(),
  queue: z.enum(["mail", "comment_response", "trends"]),
  lease_id: z.string(),
  attempts: z.number(),
  payload: z.record(z.string(), z.unknown()),
});
export type Job = z.infer<typeof jobRow>;

/** A failure that another attempt cannot mend: the job becomes a dead letter at once. */
export class FinalFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "FinalFailure";
  }
}

/** A limit holds the work back. It is tried again after this many seconds, and no attempt is counted. */
export class Postponed extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`held back by a limit for ${seconds} s`);
    this.name = "Postponed";
    this.seconds = seconds;
  }
}
