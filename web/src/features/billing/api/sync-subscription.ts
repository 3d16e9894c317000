import { user, type User } from "@contract/accounts.ts";
import * as operations from "@contract/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Lets the server read the subscription at Stripe; answers the account as it is then. */
export function syncSubscription(): Promise<User> {
  return api(operations.syncSubscription, { schema: user });
}
