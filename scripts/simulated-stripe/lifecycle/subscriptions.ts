import { invalid } from "../refusal.ts";
import { buildInvoice, buildInvoicePayment } from "../resources/invoice.ts";
import { buildPaymentIntent } from "../resources/payment-intent.ts";
import { buildSubscription, itemOf, noCancellation } from "../resources/subscription.ts";
import type { Customer, Invoice, Metadata, PaymentMethod, Price, Subscription } from "../resources/types.ts";
import type { World } from "../world.ts";
import { cancelIntent, intentOf } from "./intents.ts";
import { periodEnd } from "./periods.ts";

/** A renewal's invoice stays a draft for an hour before it is charged. */
const draftSeconds = 3600;

export const hasEnded = (subscription: Subscription): boolean =>
  ["canceled", "incomplete_expired"].includes(subscription.status);

/** Adds an invoice for the current period: open, or a draft that is finalized later. */
function addInvoice(
  world: World,
  subscription: Subscription,
  reason: "subscription_create" | "subscription_cycle",
  finalizesAt: number | null,
): Invoice {
  const customer = world.get(subscription.customer, "customer");
  const invoice = world.store.put(buildInvoice({ subscription, customer, reason, now: world.now(), finalizesAt }));
  subscription.latest_invoice = invoice.id;
  world.emit("invoice.created", invoice);
  return invoice;
}

/** Finalizes a draft: gives it a number and the intent that pays it. */
export function finalizeInvoice(world: World, invoice: Invoice): Invoice {
  if (invoice.status !== "draft") throw invalid("This invoice is already finalized.", { code: "invoice_not_editable" });
  const now = world.now();
  const customer = world.get(invoice.customer, "customer");
  const intent = world.store.put(
    buildPaymentIntent({ amount: invoice.amount_due, currency: invoice.currency, customer: customer.id, now }),
  );
  world.store.put(buildInvoicePayment(invoice, intent, now));
  world.change(invoice, {
    status: "open",
    auto_advance: true,
    automatically_finalizes_at: null,
    effective_at: now,
    ending_balance: 0,
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, "0")}`,
    status_transitions: { ...invoice.status_transitions, finalized_at: now },
  });
  customer.next_invoice_sequence += 1;
  world.emit("invoice.finalized", invoice);
  world.emit("payment_intent.created", intent);
  return invoice;
}

/** Voids an invoice, so that it can no longer be paid. */
export function voidInvoice(world: World, invoice: Invoice): Invoice {
  if (invoice.status !== "open" && invoice.status !== "uncollectible")
    throw invalid(`You can only pass in open or uncollectible invoices. This invoice is ${invoice.status}.`, {
      code: "invoice_not_open",
    });
  const intent = intentOf(world, invoice);
  if (intent && intent.status !== "succeeded" && intent.status !== "canceled")
    cancelIntent(world, intent, "void_invoice");
  return world.change(
    invoice,
    {
      status: "void",
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, voided_at: world.now() },
    },
    "invoice.voided",
  );
}

export interface SubscribeValues {
  customer: Customer;
  price: Price;
  quantity: number;
  metadata: Metadata;
  description: string | null;
  saveDefaultPaymentMethod: "off" | "on_subscription";
  defaultPaymentMethod: PaymentMethod | null;
}

/** Creates a subscription with its first invoice, which is open and was not charged yet. */
export function subscribe(world: World, values: SubscribeValues): { subscription: Subscription; invoice: Invoice } {
  const now = world.now();
  const subscription = world.store.put(
    buildSubscription({
      ...values,
      customer: values.customer.id,
      price: structuredClone(values.price),
      defaultPaymentMethod: values.defaultPaymentMethod?.id ?? null,
      now,
      periodEnd: periodEnd(now, now, values.price.recurring),
    }),
  );
  const invoice = finalizeInvoice(world, addInvoice(world, subscription, "subscription_create", null));
  world.change(values.customer, { currency: values.price.currency });
  world.emit("customer.subscription.created", subscription);
  return { subscription, invoice };
}

/** Expires a subscription that was not paid within 23 hours. */
export function expire(world: World, subscription: Subscription): void {
  const invoice = subscription.latest_invoice ? world.store.find(subscription.latest_invoice, "invoice") : undefined;
  if (invoice?.status === "open") voidInvoice(world, invoice);
  world.change(subscription, { status: "incomplete_expired", ended_at: world.now() }, "customer.subscription.updated");
}

/** Ends a subscription now. */
export function endSubscription(
  world: World,
  subscription: Subscription,
  details: Subscription["cancellation_details"] = subscription.cancellation_details,
): Subscription {
  const invoice = subscription.latest_invoice ? world.store.find(subscription.latest_invoice, "invoice") : undefined;
  if (subscription.status === "incomplete" && invoice?.status === "open") voidInvoice(world, invoice);
  for (const left of world.store.all("invoice")) {
    if (left.parent.subscription_details.subscription !== subscription.id || !["draft", "open"].includes(left.status))
      continue;
    world.change(left, { auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null });
  }
  world.change(subscription, {
    status: "canceled",
    canceled_at: subscription.canceled_at ?? world.now(),
    ended_at: world.now(),
    cancel_at_period_end: false,
    cancellation_details: details,
  });
  world.emit("customer.subscription.deleted", subscription);
  return subscription;
}

/** Starts the next period. */
export function renew(world: World, subscription: Subscription): void {
  const item = itemOf(subscription);
  const previous = {
    items: { data: [{ current_period_end: item.current_period_end, current_period_start: item.current_period_start }] },
    latest_invoice: subscription.latest_invoice,
  };
  item.current_period_start = item.current_period_end;
  item.current_period_end = periodEnd(
    subscription.billing_cycle_anchor,
    item.current_period_start,
    item.price.recurring,
  );
  // An unpaid subscription gets drafts that are not charged.
  addInvoice(
    world,
    subscription,
    "subscription_cycle",
    subscription.status === "unpaid" ? null : world.now() + draftSeconds,
  );
  world.emit("customer.subscription.updated", subscription, previous);
}

/** When to end a subscription: at the end of the period, at a time, or (null) not at all. */
export type EndRequest = { atPeriodEnd: boolean } | { at: number | null };

/** The fields that change when a subscription's end is set or revoked. */
export function endChanges(world: World, subscription: Subscription, request: EndRequest): Partial<Subscription> {
  const cancelled = {
    canceled_at: world.now(),
    cancellation_details: { ...noCancellation, reason: "cancellation_requested" as const },
  };
  const kept = { canceled_at: null, cancellation_details: noCancellation };
  if ("at" in request)
    return { cancel_at: request.at, cancel_at_period_end: false, ...(request.at === null ? kept : cancelled) };
  if (request.atPeriodEnd)
    return { cancel_at: itemOf(subscription).current_period_end, cancel_at_period_end: true, ...cancelled };
  // An end that was set by date is revoked only by clearing the date.
  return subscription.cancel_at_period_end ? { cancel_at: null, cancel_at_period_end: false, ...kept } : {};
}
