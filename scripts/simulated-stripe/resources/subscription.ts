import { newId } from "../ids.ts";
import { planOf } from "./catalog.ts";
import type { Metadata, Price, Subscription, SubscriptionItem } from "./types.ts";

export interface SubscriptionValues {
  customer: string;
  price: Price;
  quantity: number;
  metadata: Metadata;
  description: string | null;
  saveDefaultPaymentMethod: "off" | "on_subscription";
  defaultPaymentMethod: string | null;
  /** Unix seconds. */
  now: number;
  periodEnd: number;
}

export const noCancellation = { comment: null, feedback: null, feedback_option: null, reason: null };

/** A subscription that waits for its first payment. */
export function buildSubscription({
  customer,
  price,
  quantity,
  metadata,
  description,
  saveDefaultPaymentMethod,
  defaultPaymentMethod,
  now,
  periodEnd,
}: SubscriptionValues): Subscription {
  const id = newId("sub");
  const item: SubscriptionItem = {
    id: newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: now,
    current_period_end: periodEnd,
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: noCancellation,
    collection_method: "charge_automatically",
    created: now,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: { object: "list", data: [item], has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: saveDefaultPaymentMethod,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: "incomplete",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}

/** The only item of a subscription. */
export const itemOf = (subscription: Subscription): SubscriptionItem => subscription.items.data[0]!;
