import * as z from "zod/mini";

/** The tables whose changes are sent to the person's other tabs and devices. */
const liveTables = ["caption_history", "daily_usage", "subscriptions", "profiles"] as const;
export type LiveTable = (typeof liveTables)[number];

/** The event of a message that announces a change. */
export const liveEvent = "change";

/** What the database announces of a change: which rows, and what the page compares with what it shows. */
export const liveChange = z.object({
  table: z.enum(liveTables),
  type: z.enum(["INSERT", "UPDATE", "DELETE"]),
  /** The entries of the history; null if there were too many to name. */
  entries: z.optional(
    z.nullable(
      z.array(
        z.object({
          id: z.string(),
          favorites: z.optional(z.array(z.number())),
          /** SHA-256 of the captions as a JSON array, in hexadecimal. */
          digest: z.optional(z.string()),
        }),
      ),
    ),
  ),
  /** The captions of the newest day. */
  used: z.optional(z.number()),
  /** When entries were last hidden or restored. */
  history_changed_at: z.optional(z.nullable(z.string())),
});
export type LiveChangeMessage = z.infer<typeof liveChange>;

/** The topic of a session's live updates; the database sends to the topics of live sessions only. */
export const liveTopic = (sessionId: string): string => `session:${sessionId}`;

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
