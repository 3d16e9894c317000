import { user, type User } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Makes the server read the subscription from Stripe; returns the updated account. */
export function syncSubscription(): Promise<User> {
  return api(operations.syncSubscription, { schema: user });
}
