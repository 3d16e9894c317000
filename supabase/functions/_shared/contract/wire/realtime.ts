import * as z from "zod/mini";

/** The tables whose changes are sent to the person's other tabs and devices. */
export const liveTables = ["caption_history", "daily_usage", "subscriptions", "profiles"] as const;
export type LiveTable = (typeof liveTables)[number];

export const realtimeMessages = {
  notConfigured: "Live updates are switched off here. The page reads again when you come back to it.",
} as const;

/** A token for live updates only, because the page cannot read the session cookie. */
export const realtimeToken = z.object({
  token: z.string(),
  /** When to request the next one, in ISO 8601. */
  expiresAt: z.string(),
});
export type RealtimeToken = z.infer<typeof realtimeToken>;
