import type { FakeStripe, FakeSubscription } from "./fake-stripe.ts";

/** One change to a customer's subscriptions at Stripe, and the type of the event that reports it. */
export interface HistoryEvent {
  type: string;
  happen(stripe: FakeStripe): void;
}

const customer = "cus_life";
const period = 30 * 86_400;
const epoch = 1_780_000_000;

function born(id: string): (stripe: FakeStripe) => void {
  return (stripe) => {
    const one: FakeSubscription = {
      id,
      customer,
      status: "incomplete",
      created: epoch + stripe.subscriptions.size,
      price: "price_1",
      periodStart: epoch,
      periodEnd: epoch + period,
      cancelAtPeriodEnd: false,
      cancelAt: null,
    };
    stripe.subscriptions.set(id, one);
  };
}

const changed = (id: string, change: Partial<FakeSubscription>) => (stripe: FakeStripe) => {
  Object.assign(stripe.subscriptions.get(id)!, change);
};

const created = (id: string): HistoryEvent => ({ type: "customer.subscription.created", happen: born(id) });
const updated = (id: string, change: Partial<FakeSubscription>): HistoryEvent => ({
  type: "customer.subscription.updated",
  happen: changed(id, change),
});
const paid = (id: string): HistoryEvent => ({ type: "invoice.paid", happen: changed(id, { status: "active" }) });
const failed = (id: string): HistoryEvent => ({
  type: "invoice.payment_failed",
  happen: changed(id, { status: "past_due" }),
});
const deleted = (id: string): HistoryEvent => ({
  type: "customer.subscription.deleted",
  happen: changed(id, { status: "canceled" }),
});

/** The customer in these histories. */
export const historyCustomer = customer;

/** Histories of seven events, each with its own sequence of problems. */
export const subscriptionHistories: Record<string, HistoryEvent[]> = {
  "paid, failed, cancelled, reactivated, deleted": [
    created("sub_a"),
    updated("sub_a", { status: "active" }),
    paid("sub_a"),
    failed("sub_a"),
    updated("sub_a", { cancelAtPeriodEnd: true }),
    updated("sub_a", { cancelAtPeriodEnd: false, status: "active" }),
    deleted("sub_a"),
  ],
  "ended through the portal, then subscribed again": [
    created("sub_a"),
    paid("sub_a"),
    updated("sub_a", { cancelAt: epoch + period }),
    deleted("sub_a"),
    created("sub_b"),
    paid("sub_b"),
    failed("sub_b"),
  ],
  "failed at once, recovered, cancelled and deleted": [
    created("sub_a"),
    failed("sub_a"),
    updated("sub_a", { status: "unpaid" }),
    paid("sub_a"),
    updated("sub_a", { cancelAtPeriodEnd: true }),
    deleted("sub_a"),
    created("sub_b"),
  ],
};
