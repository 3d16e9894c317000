import { user, type User } from "@contract/accounts.ts";
import { api } from "@/lib/api-client.ts";

/** Makes the server read the subscription from Stripe; returns the updated account. */
export function syncSubscription(): Promise<User> {
  return api("/api/sync-subscription", { method: "POST", schema: user });
}
