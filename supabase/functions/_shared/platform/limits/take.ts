import * as z from "zod/mini";
import { ApiError } from "../errors.ts";
import type { Database } from "../supabase/database.ts";
import { tooManyAttempts } from "./wait.ts";

/** The kinds in `private.rate_limit_rules` that the API counts; the numbers are in SQL. */
export type LimitKind =
  | "login_account"
  | "login_email"
  | "login_address"
  | "register_address"
  | "forgot_email"
  | "forgot_address"
  | "reset_address"
  | "session_address"
  | "password_account"
  | "export_account"
  | "billing_account"
  | "promo_address"
  | "promo_email"
  | "admin_link_account"
  | "second_factor_account";

/**
 * Counts one attempt for each kind and its subject, in one round trip.
 * @param attempts subjects are hashes or IDs, never an address
 * @throws ApiError `rate_limited` with Retry-After in seconds
 */
export async function takeRateLimits(database: Database, attempts: Partial<Record<LimitKind, string>>): Promise<void> {
  const wait = await database.asServer(
    "take_rate_limits",
    { p_kinds: Object.keys(attempts), p_subjects: Object.values(attempts) },
    z.number(),
  );
  if (wait > 0) throw rateLimited(wait);
}

/** Removes attempts that were counted and turned out to be correct. @param attempts as they were counted */
export async function giveBackRateLimits(
  database: Database,
  attempts: Partial<Record<LimitKind, string>>,
): Promise<void> {
  await database.asServer(
    "refund_rate_limits",
    { p_kinds: Object.keys(attempts), p_subjects: Object.values(attempts) },
    z.number(),
  );
}

/** @param seconds until the next attempt is allowed */
export function rateLimited(seconds: number): ApiError {
  return new ApiError("rate_limited", tooManyAttempts(seconds), {
    headers: { "retry-after": String(seconds) },
    details: { retryAfter: seconds },
  });
}

/** The auth server's own limit was reached. It does not say until when; its limits count per minute. */
export function authServerLimited(): ApiError {
  return rateLimited(60);
}
