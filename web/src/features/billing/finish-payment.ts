import { stripeModeOf } from "@contract/wire/billing.ts";
import { ApiError } from "@/lib/api-client.ts";
import { checkStripeMode } from "./api/check-stripe-mode.ts";
import { clientKey } from "./client-key.ts";
import { loadStripe } from "./load-stripe.ts";
import { paymentOf, type Payment } from "./pay.ts";

/** The result of a payment that left the page; null if it cannot be queried. The address itself is not trusted. */
export async function finishPayment(clientSecret: string): Promise<Payment | null> {
  try {
    const { publishableKey, simulated } = await checkStripeMode();
    const key = clientKey(publishableKey);
    const stripe = stripeModeOf(key) === null ? null : await loadStripe(key, simulated);
    const intent = (await stripe?.retrievePaymentIntent(clientSecret))?.paymentIntent;
    if (!intent) return null;
    const payment = paymentOf(intent.status);
    return payment.outcome === "failed"
      ? { outcome: "failed", description: intent.last_payment_error?.message || payment.description }
      : payment;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
