import type { SubscriptionSnapshot } from "../snapshot.ts";
import type { BillingStore, SyncClaim } from "../store.ts";

interface Account {
  customerId: string | null;
  attempt: number;
  appliedTicket: number;
  /** When it was last compared with Stripe, in milliseconds; null for never. */
  syncedAt: number | null;
  subscription: SubscriptionSnapshot | null;
}

export interface MemoryStore extends BillingStore {
  accounts: Map<string, Account>;
  events: Map<string, string | null>;
  add(userId: string, customerId?: string): Account;
}

/**
 * The rules of `private.claim_sync`, `apply_subscription` and their siblings without a database, for tests of the code
 * around them; the same tests run against SQL in `scripts/test/api/billing-order.stack.test.ts`.
 *
 * @param now milliseconds
 */
export function createMemoryStore(now: () => number = () => 0): MemoryStore {
  const accounts = new Map<string, Account>();
  const events = new Map<string, string | null>();
  let tickets = 0;

  const claim = (userId: string): SyncClaim | null => {
    const account = accounts.get(userId);
    if (!account || account.customerId === null) return null;
    return { userId, customerId: account.customerId, ticket: ++tickets, since: tickets, base: account.appliedTicket };
  };
  const finish = (eventId: string | null, outcome: string) => {
    if (eventId !== null && events.get(eventId) === null) events.set(eventId, outcome);
  };

  return {
    accounts,
    events,
    add(userId, customerId) {
      const account: Account = {
        customerId: customerId ?? null,
        attempt: 0,
        appliedTicket: 0,
        syncedAt: null,
        subscription: null,
      };
      accounts.set(userId, account);
      return account;
    },
    async beginCheckout(userId) {
      const account = accounts.get(userId);
      return account ? { customerId: account.customerId, attempt: account.attempt } : null;
    },
    async setCustomer(userId, customerId, expected) {
      const account = accounts.get(userId);
      if (account?.customerId === expected) Object.assign(account, { customerId, subscription: null });
      return account?.customerId ?? null;
    },
    async nextAttempt(userId, attempt) {
      const account = accounts.get(userId)!;
      if (account.attempt === attempt) account.attempt++;
      return account.attempt;
    },
    async claimSync(userId, freshSeconds) {
      const syncedAt = accounts.get(userId)?.syncedAt ?? null;
      const isFresh = freshSeconds > 0 && syncedAt !== null && syncedAt > now() - freshSeconds * 1000;
      return isFresh ? null : claim(userId);
    },
    async applySubscription({ userId, customerId, ticket, since, base }, subscription, eventId) {
      const account = accounts.get(userId);
      if (account && account.appliedTicket <= since && account.customerId === customerId) {
        if (account.appliedTicket !== base) return "conflict";
        Object.assign(account, { subscription, appliedTicket: ticket, syncedAt: now() });
        finish(eventId, "applied");
        return "applied";
      }
      const outcome = account ? "superseded" : "no_account";
      finish(eventId, outcome);
      return outcome;
    },
    async noteMissingCustomer(userId, eventId) {
      const account = accounts.get(userId);
      if (account) account.syncedAt = now();
      finish(eventId, "customer_missing");
    },
    async beginEvent({ id, customerId }) {
      if ((events.get(id) ?? null) !== null) return "duplicate";
      events.set(id, null);
      const owner = [...accounts].find(([, account]) => customerId !== null && account.customerId === customerId)?.[0];
      const taken = owner === undefined ? null : claim(owner);
      if (taken === null) finish(id, "ignored");
      return taken ?? "ignored";
    },
    async accountsToReconcile(olderSeconds, limit) {
      const before = now() - olderSeconds * 1000;
      return [...accounts]
        .filter(([, { customerId, syncedAt }]) => customerId !== null && (syncedAt === null || syncedAt < before))
        .toSorted(([, a], [, b]) => (a.syncedAt ?? -Infinity) - (b.syncedAt ?? -Infinity))
        .map(([userId]) => userId)
        .slice(0, limit);
    },
  };
}
