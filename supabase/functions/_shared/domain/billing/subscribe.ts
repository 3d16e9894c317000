import { Stripe } from "stripe";
import { billingMessages, type Checkout } from "../../contract/wire/billing.ts";
import { ApiError, unauthorized } from "../../platform/errors.ts";
import { retriesOfMaking } from "./client.ts";
import { createCustomer, deleteCustomerQuietly, type Payer } from "./customer.ts";
import type { Payments } from "./payments.ts";
import { isMissing, isOutcomeUnknown } from "./provider-error.ts";
import { readSubscriptions } from "./read.ts";
import { isOver, isRunning } from "./snapshot.ts";
import { syncAccount } from "./sync.ts";

/**
 * Starts the premium subscription, once for any number of requests: they use the same customer and the same idempotency
 * key, and later ones find what the first created.
 * @returns the secret of the open payment, or that the account has an active subscription
 * @throws StripeError, ApiError
 */
export async function createSubscription(payments: Payments, payer: Payer): Promise<Checkout> {
  const { stripe, store } = payments;
  const start = await store.beginCheckout(payer.userId);
  if (start === null) throw unauthorized();
  const price = await payments.findPrice();
  let customer = start.customerId ?? (await createCustomer(payments, payer, null));
  let known = await readSubscriptions(stripe, customer, { withSecrets: true });
  if (known === "missing" || (await wasDeleted(stripe, customer, known, start.customerId))) {
    customer = await createCustomer(payments, payer, customer);
    known = [];
  }

  if (known.some(isRunning)) return await alreadyActive(payments, payer.userId);
  const open = known.find(
    (one) => one.status === "incomplete" && one.items.data[0]?.price.id === price && secretOf(one) !== null,
  );
  const subscription = open ?? (await replace(payments, { payer, customer, price, attempt: start.attempt }, known));
  // Either newly created, or the repeated response of an earlier request: only a new query shows its current state.
  if ([null, "no_account"].includes(await syncAccount(payments, payer.userId))) {
    // The account was deleted meanwhile: nothing that could be paid may remain, and neither may its address.
    await cancelQuietly(stripe, subscription.id);
    await deleteCustomerQuietly(stripe, customer);
    throw unauthorized();
  }
  const current =
    open ?? (await stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice.confirmation_secret"] }));
  if (isRunning(current)) return { status: "active" };
  // Ended by another request while it was created, for example because the account is being deleted.
  if (isOver(current)) throw new ApiError("subscription_ended", billingMessages.ended);
  const clientSecret = secretOf(current);
  if (clientSecret === null) throw new Error(`${current.id} is ${current.status} and has no payment to confirm`);
  return { clientSecret };
}

/** A deleted customer lists no subscriptions and accepts none. This is checked only if an older customer lists none. */
async function wasDeleted(
  stripe: Stripe,
  customer: string,
  known: readonly Stripe.Subscription[],
  stored: string | null,
): Promise<boolean> {
  if (stored === null || known.some((one) => !isOver(one))) return false;
  try {
    return (await stripe.customers.retrieve(customer)).deleted === true;
  } catch (error) {
    if (isMissing(error)) return true;
    throw error;
  }
}

async function alreadyActive(payments: Payments, userId: string): Promise<Checkout> {
  await syncAccount(payments, userId);
  return { status: "active" };
}

interface Order {
  payer: Payer;
  customer: string;
  price: string;
  attempt: number;
}

/**
 * Ends what is left of earlier attempts, so that it can never be paid in addition to the new subscription, and creates
 * the new one.
 */
async function replace(
  payments: Payments,
  order: Order,
  known: readonly Stripe.Subscription[],
): Promise<Stripe.Subscription> {
  for (const left of known.filter((one) => !isOver(one))) await cancelQuietly(payments.stripe, left.id);
  // The newest subscription identifies the state from which this request starts: the same for parallel requests, and
  // different after a subscription has ended.
  const after = known.toSorted((a, b) => b.created - a.created)[0]?.id ?? "none";
  try {
    return await create(payments.stripe, order, after);
  } catch (error) {
    if (isOutcomeUnknown(error)) throw error;
    // Deleted since it was read, as the first step of an account deletion. The next request creates a new customer if
    // the account still exists.
    if (isMissing(error, "customer")) throw new ApiError("subscription_ended", billingMessages.ended, { cause: error });
    // Stripe repeats a decline for a day under the same key, so the next attempt needs a new one.
    const attempt = await payments.store.nextAttempt(order.payer.userId, order.attempt);
    if (!(error instanceof Stripe.errors.StripeIdempotencyError)) throw error;
    return await create(payments.stripe, { ...order, attempt }, after);
  }
}

function create(
  stripe: Stripe,
  { payer, customer, price, attempt }: Order,
  after: string,
): Promise<Stripe.Subscription> {
  return stripe.subscriptions.create(
    {
      customer,
      items: [{ price }],
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription" },
      metadata: { user_id: payer.userId },
      expand: ["latest_invoice.confirmation_secret"],
    },
    {
      idempotencyKey: `subscription:${payer.userId}:${customer}:${price}:${after}:${attempt}`,
      maxNetworkRetries: retriesOfMaking,
    },
  );
}

/** Another request may already have ended it. */
export async function cancelQuietly(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(id);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function secretOf(subscription: Stripe.Subscription): string | null {
  const invoice = subscription.latest_invoice;
  return invoice !== null && typeof invoice === "object" ? (invoice.confirmation_secret?.client_secret ?? null) : null;
}
