import type { Stripe } from "stripe";
import { afterEach } from "vitest";
import { startStripeSimulator, type SimulatorOptions, type StripeSimulator } from "../server.ts";
import { recordingClient } from "./checked-client.ts";
import { startReceiver, type Receiver } from "./receiver.ts";

/** Functions that stop what a test started. They run after the test. */
export const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** Starts a simulator with a client and a receiver of its events. */
export async function start(
  options: Partial<SimulatorOptions> = {},
): Promise<{ simulator: StripeSimulator; stripe: Stripe; receiver: Receiver }> {
  const receiver = await startReceiver();
  endings.push(receiver.stop);
  const simulator = await startStripeSimulator({
    file: null,
    port: 0,
    durable: false,
    webhookUrl: () => Promise.resolve(receiver.url),
    log: () => {},
    ...options,
  });
  endings.push(simulator.stop);
  return { simulator, stripe: recordingClient(simulator).stripe, receiver };
}

/** Creates a subscription that waits for its payment. @param key an idempotency key */
export async function buy(
  stripe: Stripe,
  key?: string,
): Promise<{ subscription: Stripe.Subscription; secret: string; intent: string; customer: string }> {
  const product = await stripe.products.create({ name: "Premium" });
  const price = await stripe.prices.create({
    product: product.id,
    currency: "usd",
    unit_amount: 350,
    recurring: { interval: "month" },
  });
  const customer = await stripe.customers.create({ email: "a@example.com" });
  const subscription = await stripe.subscriptions.create(
    {
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription" },
      expand: ["latest_invoice.confirmation_secret"],
    },
    key ? { idempotencyKey: key } : {},
  );
  const secret = (subscription.latest_invoice as Stripe.Invoice).confirmation_secret!.client_secret;
  return { subscription, secret, intent: secret.split("_secret_")[0]!, customer: customer.id };
}
