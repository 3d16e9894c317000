import { subscriptionChange, type SubscriptionChange } from "@contract/billing.ts";
import { api } from "@/lib/api-client.ts";

/** Cancels the subscription at the end of its period. */
export function cancelSubscription(): Promise<SubscriptionChange> {
  return api("/api/cancel-subscription", { method: "POST", schema: subscriptionChange });
}

/** Reverses the cancellation. */
export function reactivateSubscription(): Promise<SubscriptionChange> {
  return api("/api/reactivate-subscription", { method: "POST", schema: subscriptionChange });
}
