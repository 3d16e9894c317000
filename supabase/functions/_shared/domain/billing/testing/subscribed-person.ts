import { createPayments } from "../payments.ts";
import { createSubscription } from "../subscribe.ts";
import { createFakeStripe } from "./fake-stripe.ts";
import { createMemoryStore } from "./memory-store.ts";
import { testStripeSettings } from "./settings.ts";

export const payer = { userId: "00000000-0000-4000-8000-000000000001", email: "anna@example.com" };

/** A person with an active subscription, in a store and at a Stripe of their own. */
export async function createSubscribedPerson() {
  const stripe = createFakeStripe();
  const store = createMemoryStore();
  const account = store.add(payer.userId);
  const payments = createPayments(testStripeSettings, store, () => undefined, stripe.fetch);
  await createSubscription(payments, payer);
  const subscription = [...stripe.subscriptions.values()][0]!;
  subscription.status = "active";
  return { stripe, store, account, payments, subscription };
}
