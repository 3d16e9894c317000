import type { Stripe } from "stripe";
import { billingMessages } from "../../contract/wire/billing.ts";
import { ApiError } from "../../platform/errors.ts";
import type { Payments } from "./payments.ts";
import { isMissing } from "./provider-error.ts";
import { readSubscriptions } from "./read.ts";
import { isEnding, isOver, isRunning } from "./snapshot.ts";
import { syncAccount } from "./sync.ts";

/** The person who sends the request, and their customer at Stripe. */
export interface Subscriber {
  userId: string;
  customerId: string | null;
}

async function subscriptionsOf(payments: Payments, customerId: string | null): Promise<Stripe.Subscription[]> {
  const found = customerId === null ? "missing" : await readSubscriptions(payments.stripe, customerId);
  return found === "missing" ? [] : found;
}

function noSubscription(): ApiError {
  return new ApiError("no_subscription", billingMessages.noSubscription);
}

/**
 * Cancels the subscription at the end of its period. Repeating it has no effect. @throws ApiError `no_subscription`,
 * StripeError
 */
export async function cancelSubscription(payments: Payments, who: Subscriber): Promise<void> {
  const running = (await subscriptionsOf(payments, who.customerId)).filter(isRunning);
  for (const one of running.filter((candidate) => !isEnding(candidate))) {
    await payments.stripe.subscriptions.update(one.id, { cancel_at_period_end: true });
  }
  await syncAccount(payments, who.userId);
  if (running.length === 0) throw noSubscription();
}

/**
 * Reverses a cancellation in the same form in which it was made. Repeating it has no effect.
 * @throws ApiError `subscription_ended` if there is nothing left to continue, `no_subscription`, StripeError
 */
export async function reactivateSubscription(payments: Payments, who: Subscriber): Promise<void> {
  const all = await subscriptionsOf(payments, who.customerId);
  const running = all.filter(isRunning);
  // If there are several, only one continues, so that nobody is charged twice.
  const target = running.some((one) => !isEnding(one)) ? null : (running[0] ?? null);
  if (target)
    await payments.stripe.subscriptions.update(
      target.id,
      target.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" },
    );
  await syncAccount(payments, who.userId);
  if (running.length === 0)
    throw all.some(isOver) ? new ApiError("subscription_ended", billingMessages.ended) : noSubscription();
}

/**
 * @returns a link to the portal, valid for minutes. @throws ApiError `no_subscription` if the person is not a customer,
 * or no longer
 */
export async function openPortal(payments: Payments, customerId: string | null, returnUrl: string): Promise<string> {
  if (customerId === null) throw noSubscription();
  const { portalConfiguration } = payments.settings;
  try {
    const session = await payments.stripe.billingPortal.sessions.create({
      customer: customerId,
      return_url: returnUrl,
      ...(portalConfiguration === null ? {} : { configuration: portalConfiguration }),
    });
    return session.url;
  } catch (error) {
    // Deleted at Stripe, which is the first step of an account deletion.
    throw isMissing(error, "customer") ? noSubscription() : error;
  }
}
