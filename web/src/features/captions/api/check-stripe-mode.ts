import { api } from "@/lib/api-client.ts";

/** Asks whether card payment is set up. Rejects with `ApiError` when it is not. */
export function checkStripeMode(): Promise<void> {
  return api("/api/stripe-mode-check");
}
