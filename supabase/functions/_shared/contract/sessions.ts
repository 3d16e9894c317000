import * as z from "zod/mini";

export const sessionMessages = {
  ended: "The device has been signed out",
  othersEnded: "All other devices have been signed out",
  notFound: "The device is signed out already.",
} as const;

/** One sign-in of the account. */
export const accountSession = z.object({
  id: z.string(),
  /** Browser and system, e.g. "Chrome on Android". */
  device: z.string(),
  /** Whether the call came from it. */
  current: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** ISO 8601, to within a few minutes. */
  lastSeenAt: z.string(),
});
export type AccountSession = z.infer<typeof accountSession>;

/** The sessions that still work, this one first, then the last used. */
export const accountSessions = z.array(accountSession);
