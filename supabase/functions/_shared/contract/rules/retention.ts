// Without zod, because the privacy page shows these.

interface Kept {
  /** The same value as in `private.retention_rules`. */
  keep: string;
  /** A description for the privacy page; null for data that identifies nobody. */
  about: string | null;
}

/**
 * How long data is kept, by the names in `private.retention_rules`, which decides. A test compares this list and
 * `docs/retention.md` with the database.
 */
export const retention = {
  generations: { keep: "1 year", about: "Which writer wrote your captions, how long it took and what it cost us" },
  "visitor generations": { keep: "30 days", about: "The same for captions that were tried without an account" },
  "trial counters": { keep: "1 day", about: "Counters of free trial captions, by a hash of the network address" },
  "rate-limit counters": {
    keep: "1 hour",
    about: "Counters against automated abuse, after the limit's own time has ended",
  },
  "payment events": {
    keep: "60 days",
    about: "Stripe's notices about payments: their number and Stripe's number for you",
  },
  "deleted captions": {
    keep: "5 minutes",
    about: "Captions that you deleted or cleared, which you no longer see, so that you can undo it",
  },
  "contact messages": { keep: "1 year", about: "Messages to support" },
  suggestions: { keep: "2 years", about: "Suggestions" },
  "promo code addresses": {
    keep: "30 days",
    about: "The email address that a promo code was used for, after the code has expired",
  },
  "security events": { keep: "90 days", about: "Sign-ins, failed sign-ins, and password changes" },
  sessions: { keep: "60 days", about: "Your sessions, counted from the sign-in" },
  "session devices": { keep: "60 days", about: "The names of the browser and system of your sessions" },
  "auth log": { keep: "90 days", about: "The sign-in service's own log" },
  "activity logs": { keep: "1 year", about: "What administrators did" },
  "caption networks": {
    keep: "2 days",
    about: "A hash of the network address that a caption was requested from, until trends are counted",
  },
  "trend users": {
    keep: "7 days",
    about: "Which hashtags and emoji your captions used, to count how many people use them",
  },
  "trend counts": { keep: "14 days", about: null },
  "trend snapshots": { keep: "1 year", about: null },
  "job runs": { keep: "90 days", about: null },
  "scheduler log": { keep: "7 days", about: null },
  "finished jobs": { keep: "7 days", about: null },
  "dead letters": {
    keep: "30 days",
    about: "Mail to you that could not be sent, until an administrator has sent or deleted it",
  },
  "CSP reports": { keep: "90 days", about: null },
} as const satisfies Record<string, Kept>;
