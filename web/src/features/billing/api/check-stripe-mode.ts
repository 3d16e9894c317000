import { stripeMode, type StripeMode } from "@contract/wire/billing.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** How the server accepts payments. Rejects with `ApiError` if it does not. */
export function checkStripeMode(signal?: AbortSignal): Promise<StripeMode> {
  return api(operations.getStripeMode, { schema: stripeMode, signal });
}
