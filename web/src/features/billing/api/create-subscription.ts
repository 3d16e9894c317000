import { checkout, type Checkout } from "@contract/wire/billing.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/**
 * Starts the subscription; the page then confirms its first payment. A repeated request finds the same subscription.
 */
export function createSubscription(signal?: AbortSignal): Promise<Checkout> {
  return api(operations.createSubscription, { schema: checkout, signal });
}
