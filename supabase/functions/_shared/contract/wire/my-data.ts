import * as z from "zod/mini";
import { hashtagSet } from "./caption-endings.ts";
import { historyEntry } from "./history.ts";

/** A time in ISO 8601, UTC; null if it has not happened yet. */
const instant = z.string();
const maybe = z.nullable(z.string());

/** `GET /api/user/data`: everything that the account holds, without password hashes, tokens or keys. */
export const accountData = z.object({
  exportedAt: instant,
  profile: z.object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    createdAt: instant,
    emailConfirmedAt: maybe,
    lastSignInAt: maybe,
  }),
  tone: maybe,
  signature: maybe,
  hashtagSets: z.array(hashtagSet),
  roles: z.array(z.string()),
  signInMethods: z.array(z.object({ provider: z.string(), email: maybe, createdAt: maybe })),
  sessions: z.array(z.object({ startedAt: maybe, lastUsedAt: maybe, userAgent: maybe, networkAddress: maybe })),
  securityEvents: z.array(
    z.object({ kind: z.string(), at: instant, lastAt: instant, count: z.number(), device: maybe }),
  ),
  subscription: z.nullable(
    z.object({
      customerId: z.string(),
      subscriptionId: maybe,
      status: maybe,
      currentPeriodStart: maybe,
      currentPeriodEnd: maybe,
      cancelAtPeriodEnd: z.boolean(),
      endsAt: maybe,
    }),
  ),
  promoCodes: z.array(z.object({ code: z.string(), usedAt: maybe, expiresAt: instant })),
  /** Captions per UTC day. */
  usage: z.array(z.object({ day: z.string(), used: z.number() })),
  /** Hashtags and emoji for which the person is counted as a user. */
  trendCounts: z.array(z.object({ kind: z.string(), token: z.string(), lastDay: z.string() })),
  suggestions: z.array(
    z.object({
      suggestion: z.string(),
      username: z.string(),
      email: z.string(),
      createdAt: instant,
    }),
  ),
  /** Messages that were sent while signed in. */
  contactMessages: z.array(z.object({ name: z.string(), email: z.string(), message: z.string(), createdAt: instant })),
  adminActivity: z.array(
    z.object({
      actionType: z.string(),
      description: z.string(),
      metadata: z.record(z.string(), z.unknown()),
      createdAt: instant,
    }),
  ),
  /** The cost of each generation, rewrite and adaptation, newest first. */
  generations: z.array(
    z.object({
      id: z.string(),
      purpose: z.enum(["captions", "rewrite", "adaptation"]),
      status: z.string(),
      model: maybe,
      inputTokens: z.nullable(z.number()),
      outputTokens: z.nullable(z.number()),
      milliseconds: z.nullable(z.number()),
      reservedAt: instant,
    }),
  ),
  /** Newest first. */
  captions: z.array(historyEntry),
  /** The texts that edited captions have had, oldest first; `entryId` and `place` name the caption. */
  captionVariants: z.array(
    z.object({
      entryId: z.string(),
      place: z.number(),
      platform: z.string(),
      versions: z.array(z.string()),
      current: z.number(),
      updatedAt: instant,
    }),
  ),
});
export type AccountData = z.infer<typeof accountData>;

/** The columns of `GET /api/user/captions.csv`, which has one line per variation. */
export const captionColumns = ["createdAt", "platform", "keyword", "variation", "caption"] as const;
