import * as z from "zod/mini";

/**
 * How far back `GET /api/live-changes` looks: longer than any page takes from its start to its live connection. The
 * database has the same bound (`public.was_announced`).
 */
export const liveChangesSecondsMax = 3600;

const liveChangesMessages = {
  seconds: `seconds must be a whole number from 1 to ${liveChangesSecondsMax}.`,
} as const;

/** Query parameters of `GET /api/live-changes`: a duration, because a device and the server have different clocks. */
export const liveChangesQuery = z.object({
  seconds: z.coerce
    .number(liveChangesMessages.seconds)
    .check(
      z.int(liveChangesMessages.seconds),
      z.minimum(1, liveChangesMessages.seconds),
      z.maximum(liveChangesSecondsMax, liveChangesMessages.seconds),
    ),
});

/** Whether anything was announced to the session in that time. */
export const liveChanges = z.object({ changed: z.boolean() });
export type LiveChanges = z.infer<typeof liveChanges>;
