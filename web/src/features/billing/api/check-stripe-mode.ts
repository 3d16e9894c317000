import { stripeMode, type StripeMode } from "@contract/billing.ts";
import { api } from "@/lib/api-client.ts";

/** How the server accepts payments. Rejects with `ApiError` if it does not. */
export function checkStripeMode(signal?: AbortSignal): Promise<StripeMode> {
  return api("/api/stripe-mode-check", { schema: stripeMode, signal });
}
