import type { Stripe } from "stripe";

/**
 * Resources as the simulator stores and sends them: Stripe's own types, with references as ids (`expand` replaces them
 * with the objects) and decimals as text, as in the JSON.
 */
type Replace<T, Changes> = Omit<T, keyof Changes> & Changes;

/** Stripe's list object, also the response of list calls. */
export interface List<T> {
  object: "list";
  data: T[];
  has_more: boolean;
  url: string;
}

export type Customer = Replace<
  Stripe.Customer,
  {
    default_source: null;
    invoice_prefix: string;
    next_invoice_sequence: number;
    invoice_settings: Replace<Stripe.Customer.InvoiceSettings, { default_payment_method: string | null }>;
  }
>;
export type Product = Replace<Stripe.Product, { default_price: string | null; tax_code: null }>;
export type Price = Replace<
  Stripe.Price,
  { product: string; recurring: Stripe.Price.Recurring; unit_amount: number; unit_amount_decimal: string }
>;
export type Plan = Replace<Stripe.Plan, { product: string; amount_decimal: string }>;
export type SubscriptionItem = Replace<
  Stripe.SubscriptionItem,
  { plan: Plan; price: Price; quantity: number; discounts: string[] }
>;
export type Subscription = Replace<
  Stripe.Subscription,
  {
    application: null;
    customer: string;
    default_payment_method: string | null;
    default_source: null;
    discounts: string[];
    items: List<SubscriptionItem>;
    latest_invoice: string | null;
    on_behalf_of: null;
    pending_setup_intent: null;
    schedule: null;
    test_clock: null;
  }
>;
export type InvoiceLineItem = Replace<
  Stripe.InvoiceLineItem,
  {
    discounts: string[];
    quantity_decimal: string | null;
    subscription: string | null;
    pricing: { type: "price_details"; price_details: { price: string; product: string }; unit_amount_decimal: string };
  }
>;
export type Invoice = Replace<
  Stripe.Invoice,
  {
    application: null;
    account_tax_ids: null;
    customer: string;
    default_payment_method: string | null;
    default_source: null;
    discounts: string[];
    latest_revision: null;
    lines: List<InvoiceLineItem>;
    on_behalf_of: null;
    parent: {
      type: "subscription_details";
      quote_details: null;
      subscription_details: { metadata: Stripe.Metadata; subscription: string };
    };
    status: "draft" | "open" | "paid" | "uncollectible" | "void";
    test_clock: null;
    /** Only in responses to requests with `expand`. */
    confirmation_secret?: Stripe.Invoice.ConfirmationSecret;
    payments?: List<InvoicePayment>;
  }
>;
export type InvoicePayment = Replace<
  Stripe.InvoicePayment,
  { invoice: string; payment: { type: "payment_intent"; payment_intent: string } }
>;
export type PaymentIntent = Replace<
  Stripe.PaymentIntent,
  {
    application: null;
    client_secret: string;
    customer: string | null;
    latest_charge: null;
    last_payment_error: PaymentError | null;
    on_behalf_of: null;
    payment_method: string | null;
    payment_record: null;
    review: null;
    source: null;
  }
>;
export type PaymentError = Replace<
  Stripe.PaymentIntent.LastPaymentError,
  { payment_intent?: PaymentIntent; payment_method?: PaymentMethod; setup_intent?: never; source?: never }
>;
export type PaymentMethod = Replace<Stripe.PaymentMethod, { customer: string | null; card: Stripe.PaymentMethod.Card }>;
export type PortalSession = Replace<Stripe.BillingPortal.Session, { configuration: string; flow: null }>;
export type WebhookEndpoint = Stripe.WebhookEndpoint;
export interface StripeEvent {
  id: string;
  object: "event";
  api_version: string;
  created: number;
  data: { object: Resource; previous_attributes?: Record<string, unknown> };
  livemode: false;
  /** The number of pending deliveries. */
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

export type Resource =
  | Customer
  | Product
  | Price
  | Subscription
  | Invoice
  | InvoicePayment
  | PaymentIntent
  | PaymentMethod
  | PortalSession
  | WebhookEndpoint;
export type ResourceName = Resource["object"];
/** The resource type with that value of `object`. */
export type ResourceNamed<Name extends ResourceName> = Extract<Resource, { object: Name }>;

export type Metadata = Stripe.Metadata;
