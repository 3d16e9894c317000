import * as z from "zod/mini";
import { toUsage, usageRow } from "../../../_shared/domain/accounts/user.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import type { ChatPerson } from "../../../_shared/domain/chat/port.ts";
import type { Database } from "../../../_shared/platform/supabase/database.ts";

const begun = z.discriminatedUnion("outcome", [
  z.extend(usageRow, {
    outcome: z.literal("allowed"),
    username: z.string(),
    has_tone: z.boolean(),
    is_premium: z.boolean(),
    premium_access: z.boolean(),
    premium_until: z.nullable(z.string()),
    subscribed: z.boolean(),
    renews_at: z.nullable(z.string()),
    promo_code: z.nullable(z.string()),
  }),
  z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() }),
  z.object({ outcome: z.literal("no_account") }),
]);

/**
 * Counts one message of the token's owner and reads what the assistant may know about them, in one round trip.
 * @throws ApiError `rate_limited` or `unauthorized`
 */
export async function beginChat(database: Database, token: string): Promise<ChatPerson> {
  const row = await database.asPerson(token, "begin_chat", {}, begun);
  if (row.outcome === "rate_limited") throw rateLimited(row.retry_after);
  if (row.outcome === "no_account") throw unauthorized();
  return {
    username: row.username,
    isPremium: row.is_premium,
    premiumAccess: row.premium_access,
    premiumUntil: row.premium_until,
    subscribed: row.subscribed,
    renewsAt: row.renews_at,
    promoCode: row.promo_code,
    hasTone: row.has_tone,
    usage: toUsage(row),
  };
}
