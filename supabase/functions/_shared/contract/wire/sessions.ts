import * as z from "zod/mini";

export const sessionMessages = {
  ended: "The device has been signed out",
  othersEnded: "All other devices have been signed out",
  notFound: "The device is signed out already.",
} as const;

/** One sign-in of the account. */
const accountSession = z.object({
  id: z.string(),
  /** Browser and operating system, for example "Chrome on Android". */
  device: z.string(),
  /** Whether this request came from it. */
  current: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** In ISO 8601, accurate to a few minutes. */
  lastSeenAt: z.string(),
});
export type AccountSession = z.infer<typeof accountSession>;

/** The active sessions: this one first, then by their last use. */
export const accountSessions = z.array(accountSession);
