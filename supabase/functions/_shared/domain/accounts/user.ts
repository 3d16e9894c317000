import * as z from "zod/mini";
import type { Usage, User } from "../../contract/wire/accounts.ts";
import { secondFactorState } from "../../contract/wire/second-factor.ts";
import { unauthorized } from "../../platform/errors.ts";
import type { Database } from "../../platform/supabase/database.ts";

/** The daily quota as the SQL functions return it. */
export const usageRow = z.object({ used: z.number(), limit: z.nullable(z.number()), resets_at: z.string() });

export function toUsage(row: z.infer<typeof usageRow>): Usage {
  return { used: row.used, limit: row.limit, resetsAt: row.resets_at };
}

const meRow = z.extend(usageRow, {
  id: z.string(),
  username: z.string(),
  email: z.string(),
  is_premium: z.boolean(),
  premium_access: z.boolean(),
  premium_until: z.nullable(z.string()),
  stripe_subscription_id: z.nullable(z.string()),
  stripe_customer_id: z.nullable(z.string()),
  is_admin: z.boolean(),
  second_factor: z.nullish(secondFactorState),
});

/**
 * The token's owner as the page needs them, in one round trip.
 * @throws ApiError `unauthorized` if the token is invalid or its account no longer exists
 */
export async function getUser(database: Database, token: string): Promise<User> {
  const row = await database.asPerson(token, "me", {}, z.nullable(meRow));
  if (row === null) throw unauthorized();
  return {
    id: row.id,
    username: row.username,
    email: row.email,
    isPremium: row.is_premium,
    premiumAccess: row.premium_access,
    premiumUntil: row.premium_until,
    usageCount: row.used,
    usage: toUsage(row),
    stripeSubscriptionId: row.stripe_subscription_id,
    stripeCustomerId: row.stripe_customer_id,
    isAdmin: row.is_admin,
    ...(row.second_factor && { secondFactor: row.second_factor }),
  };
}
