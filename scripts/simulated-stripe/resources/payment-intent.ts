import { newId, randomText } from "../ids.ts";
import type { PaymentIntent } from "./types.ts";

export interface PaymentIntentValues {
  amount: number;
  currency: string;
  customer: string;
  now: number;
}

/** An intent that waits for a card, which will be saved for later payments. */
export function buildPaymentIntent({ amount, currency, customer, now }: PaymentIntentValues): PaymentIntent {
  const id = newId("pi");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: "automatic",
    created: now,
    currency,
    customer,
    customer_account: null,
    description: "Subscription",
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: "off_session",
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  };
}

/** The fields of an intent that a browser may see with the publishable key and the client secret. */
const publicFields = [
  "id",
  "object",
  "amount",
  "canceled_at",
  "cancellation_reason",
  "capture_method",
  "client_secret",
  "confirmation_method",
  "created",
  "currency",
  "description",
  "last_payment_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_types",
  "processing",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "source",
  "status",
] as const satisfies readonly (keyof PaymentIntent)[];

/** What a browser sees of an intent. */
export function publicView(intent: PaymentIntent): Pick<PaymentIntent, (typeof publicFields)[number]> {
  const fields = publicFields.map((field) => [field, intent[field]] as const);
  return Object.fromEntries(fields) as ReturnType<typeof publicView>;
}
