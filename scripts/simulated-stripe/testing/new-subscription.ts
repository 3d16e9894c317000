import type Stripe from "stripe";

export interface NewSubscription {
  customer: string;
  subscription: string;
  /** The payment intent of the first invoice. */
  intent: string;
  /** Its client secret. */
  secret: string;
}

/** Creates a customer with a subscription for $3.50 a month that waits for its first payment. */
export async function newSubscription(stripe: Stripe, product = "Something"): Promise<NewSubscription> {
  const price = await stripe.prices.create({
    product: (await stripe.products.create({ name: product })).id,
    currency: "usd",
    unit_amount: 350,
    recurring: { interval: "month" },
  });
  const customer = await stripe.customers.create({ email: "payer@example.com" });
  const made = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    payment_behavior: "default_incomplete",
    payment_settings: { save_default_payment_method: "on_subscription" },
    expand: ["latest_invoice.confirmation_secret"],
  });
  const secret = (made.latest_invoice as Stripe.Invoice).confirmation_secret!.client_secret;
  return { customer: customer.id, subscription: made.id, intent: secret.split("_secret_")[0]!, secret };
}
