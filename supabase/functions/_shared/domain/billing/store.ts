import * as z from "zod/mini";
import type { Database } from "../../platform/supabase/database.ts";
import type { SubscriptionSnapshot } from "./snapshot.ts";

const claimRow = z.object({ user_id: z.string(), customer_id: z.string(), ticket: z.number(), base: z.number() });
const checkoutRow = z.object({ customer_id: z.nullable(z.string()), attempt: z.number() });
const eventRow = z.discriminatedUnion("outcome", [
  z.extend(claimRow, { outcome: z.literal("sync") }),
  z.object({ outcome: z.enum(["duplicate", "ignored"]) }),
]);
const applied = z.enum(["applied", "superseded", "conflict", "no_account"]);

/**
 * The right to write what Stripe returns from now on. `base` is the ticket at the time of the claim, `since` the first
 * ticket if the query is repeated.
 */
export interface SyncClaim {
  userId: string;
  customerId: string;
  ticket: number;
  since: number;
  base: number;
}
type Applied = z.infer<typeof applied>;

/** What billing stores in the database. Each call is one transaction, decided under the account's row lock. */
export interface BillingStore {
  /** Null if the account no longer exists. */
  beginCheckout(userId: string): Promise<{ customerId: string | null; attempt: number } | null>;
  /**
   * Stores a new customer unless another request was first. @returns the customer to use; null if the account no longer
   * exists
   */
  setCustomer(userId: string, customerId: string, expected: string | null): Promise<string | null>;
  /** Increments the attempt number after a final decline. @returns the current attempt number */
  nextAttempt(userId: string, attempt: number): Promise<number>;
  /** Null if there is no customer, or if its state is younger than `freshSeconds`. */
  claimSync(userId: string, freshSeconds: number): Promise<SyncClaim | null>;
  /** @param eventId the event that is then done, or null */
  applySubscription(
    claim: SyncClaim,
    subscription: SubscriptionSnapshot | null,
    eventId: string | null,
  ): Promise<Applied>;
  noteMissingCustomer(userId: string, eventId: string | null): Promise<void>;
  beginEvent(event: {
    id: string;
    type: string;
    customerId: string | null;
  }): Promise<"duplicate" | "ignored" | SyncClaim>;
  /** Accounts that were last compared with Stripe at least `olderSeconds` ago, oldest first. */
  accountsToReconcile(olderSeconds: number, limit: number): Promise<string[]>;
}

const claimOf = (row: z.infer<typeof claimRow>): SyncClaim => ({
  userId: row.user_id,
  customerId: row.customer_id,
  ticket: row.ticket,
  since: row.ticket,
  base: row.base,
});

export function createBillingStore(database: Database): BillingStore {
  return {
    async beginCheckout(userId) {
      const row = await database.asServer("begin_checkout", { p_user_id: userId }, z.nullable(checkoutRow));
      return row === null ? null : { customerId: row.customer_id, attempt: row.attempt };
    },
    setCustomer: (userId, customerId, expected) =>
      database.asServer(
        "set_stripe_customer",
        { p_user_id: userId, p_customer_id: customerId, p_expected: expected },
        z.nullable(z.string()),
      ),
    nextAttempt: (userId, attempt) =>
      database.asServer("next_checkout_attempt", { p_user_id: userId, p_attempt: attempt }, z.number()),
    async claimSync(userId, freshSeconds) {
      const row = await database.asServer(
        "claim_sync",
        { p_user_id: userId, p_fresh_seconds: freshSeconds },
        z.nullable(claimRow),
      );
      return row === null ? null : claimOf(row);
    },
    applySubscription: (claim, subscription, eventId) =>
      database.asServer(
        "apply_subscription",
        {
          p_user_id: claim.userId,
          p_customer_id: claim.customerId,
          p_ticket: claim.ticket,
          p_since: claim.since,
          p_base: claim.base,
          p_subscription: subscription,
          p_event_id: eventId,
        },
        applied,
      ),
    async noteMissingCustomer(userId, eventId) {
      await database.asServer("note_missing_customer", { p_user_id: userId, p_event_id: eventId }, z.boolean());
    },
    async beginEvent({ id, type, customerId }) {
      const row = await database.asServer(
        "begin_stripe_event",
        { p_event_id: id, p_type: type, p_customer_id: customerId },
        eventRow,
      );
      return row.outcome === "sync" ? claimOf(row) : row.outcome;
    },
    accountsToReconcile: (olderSeconds, limit) =>
      database.asServer(
        "accounts_to_reconcile",
        { p_older_seconds: olderSeconds, p_limit: limit },
        z.array(z.string()),
      ),
  };
}
