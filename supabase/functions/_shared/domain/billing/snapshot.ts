import type { Stripe } from "stripe";

/** A subscription as the database stores it; times in Unix seconds. */
export interface SubscriptionSnapshot {
  id: string;
  status: Stripe.Subscription.Status;
  current_period_start: number;
  current_period_end: number;
  cancel_at_period_end: boolean;
  /** Null while it renews. */
  ends_at: number | null;
}

/**
 * The relevant parts of Stripe's response. Periods are part of the items; an end is either `cancel_at_period_end` or
 * `cancel_at`.
 */
export function snapshotOf(subscription: Stripe.Subscription): SubscriptionSnapshot {
  const items = subscription.items.data;
  const periodEnd = Math.max(...items.map((item) => item.current_period_end));
  const ends = isEnding(subscription);
  return {
    id: subscription.id,
    status: subscription.status,
    current_period_start: Math.min(...items.map((item) => item.current_period_start)),
    current_period_end: periodEnd,
    cancel_at_period_end: ends,
    ends_at: ends ? (subscription.cancel_at ?? periodEnd) : null,
  };
}

export function isEnding(subscription: Stripe.Subscription): boolean {
  return subscription.cancel_at_period_end || subscription.cancel_at !== null;
}

/** Whether it gives access, even if only for a short time. */
export function isRunning({ status }: Stripe.Subscription): boolean {
  return status === "active" || status === "trialing" || status === "past_due";
}

/** Whether it has reached a final state. */
export function isOver({ status }: Stripe.Subscription): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

const byUse: Record<string, number> = {
  active: 0,
  trialing: 0,
  past_due: 2,
  incomplete: 3,
  unpaid: 4,
  paused: 4,
  canceled: 5,
  incomplete_expired: 5,
};

/**
 * The subscription of a customer that decides the plan: the most useful one, or the newest of several equally useful
 * ones. An old subscription that ends late therefore never hides the one that is paid now.
 */
export function decidingSubscription(subscriptions: readonly Stripe.Subscription[]): Stripe.Subscription | null {
  const rank = (one: Stripe.Subscription) => (byUse[one.status] ?? 5) + (isRunning(one) && isEnding(one) ? 1 : 0);
  return (
    subscriptions.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created || (a.id < b.id ? 1 : -1))[0] ?? null
  );
}
