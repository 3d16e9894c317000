import { checkout, type Checkout } from "@contract/billing.ts";
import * as operations from "@contract/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Starts the subscription whose first payment the page confirms; asking again finds the same one. */
export function createSubscription(signal?: AbortSignal): Promise<Checkout> {
  return api(operations.createSubscription, { schema: checkout, signal });
}
