import { subscriptionChange, type SubscriptionChange } from "@contract/billing.ts";
import * as operations from "@contract/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Cancels the subscription at the end of its period. */
export function cancelSubscription(): Promise<SubscriptionChange> {
  return api(operations.cancelSubscription, { schema: subscriptionChange });
}

/** Reverses the cancellation. */
export function reactivateSubscription(): Promise<SubscriptionChange> {
  return api(operations.reactivateSubscription, { schema: subscriptionChange });
}
