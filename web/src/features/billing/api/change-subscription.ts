import { subscriptionChange, type SubscriptionChange } from "@contract/wire/billing.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import { changeAccount } from "@/lib/own-account-changes.ts";

/** Cancels the subscription at the end of its period. */
export function cancelSubscription(): Promise<SubscriptionChange> {
  return changeAccount("subscriptions", () => api(operations.cancelSubscription, { schema: subscriptionChange }));
}

/** Reverses the cancellation. */
export function reactivateSubscription(): Promise<SubscriptionChange> {
  return changeAccount("subscriptions", () => api(operations.reactivateSubscription, { schema: subscriptionChange }));
}
