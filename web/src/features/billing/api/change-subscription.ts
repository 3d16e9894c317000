import { subscriptionChange, type SubscriptionChange } from "@contract/billing.ts";
import * as operations from "@contract/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Ends the subscription with its period. */
export function cancelSubscription(): Promise<SubscriptionChange> {
  return api(operations.cancelSubscription, { schema: subscriptionChange });
}

/** Takes the cancellation back. */
export function reactivateSubscription(): Promise<SubscriptionChange> {
  return api(operations.reactivateSubscription, { schema: subscriptionChange });
}
