import type { User } from "@contract/wire/accounts.ts";
import type { SubscriptionDetails } from "@contract/wire/billing.ts";

/** The states of the subscription card. */
export type SubscriptionState = "free" | "active" | "cancelling" | "payment-failed" | "promo";

/** @param details of the active subscription, as far as they are known */
export function subscriptionState(
  user: Pick<User, "isPremium" | "premiumAccess" | "stripeSubscriptionId">,
  details?: Pick<SubscriptionDetails, "paymentFailed">,
): SubscriptionState {
  if (user.stripeSubscriptionId === null) return user.premiumAccess ? "promo" : "free";
  if (!user.isPremium) return "cancelling";
  return details?.paymentFailed ? "payment-failed" : "active";
}
