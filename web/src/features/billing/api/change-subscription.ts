import { subscriptionChange, type SubscriptionChange } from "@contract/billing.ts";
import { api } from "@/lib/api-client.ts";

/** Ends the subscription with its period. */
export function cancelSubscription(): Promise<SubscriptionChange> {
  return api("/api/cancel-subscription", { method: "POST", schema: subscriptionChange });
}

/** Takes the cancellation back. */
export function reactivateSubscription(): Promise<SubscriptionChange> {
  return api("/api/reactivate-subscription", { method: "POST", schema: subscriptionChange });
}
