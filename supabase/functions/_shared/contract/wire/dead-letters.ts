import * as z from "zod/mini";

export const deadLetterMessages = {
  gone: "Somebody else has retried or discarded it.",
  retried: "It is tried again within a minute.",
  discarded: "It is not tried again.",
} as const;

/** A job that failed for good. It contains nothing of the job but its subject. */
const deadLetter = z.object({
  id: z.string(),
  queue: z.string(),
  /** The subject of a mail, or the key of another job. */
  subject: z.string(),
  attempts: z.number(),
  /** Why the last attempt failed, for operators. */
  error: z.string(),
  createdAt: z.string(),
  failedAt: z.string(),
});
export type DeadLetter = z.infer<typeof deadLetter>;

/** `GET /api/admin/dead-letters`: the newest 100, newest first. */
export const deadLetterList = z.array(deadLetter);
