import type { Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { billingTexts } from "./billing-texts.ts";

/** `over`: this payment cannot be made any more, nothing was charged, and another can be begun. */
export type Payment = { outcome: "paid" | "processing" | "over" } | FailedPayment;
/**
 * `atField`: nothing was sent, and the card form itself shows what is wrong where it is wrong. `unsure`: no answer came, so
 * the payment may have been made all the same.
 */
interface FailedPayment { outcome: "failed"; description: string; atField?: boolean; unsure?: boolean }

/** Where the provider leads back to when a bank must be visited; the Account tab goes on from there. */
const returnUrl = () => new URL("/?tab=account", window.location.origin).href;

/** Confirms the first payment in the page, 3-D Secure included; leaves it only when the bank requires that. Never rejects. */
export async function pay(stripe: Stripe, elements: StripeElements): Promise<Payment> {
  try {
    const { error, paymentIntent } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl() }, redirect: "if_required" });
    return error ? refusalOf(error) : paymentOf(paymentIntent.status);
  } catch {
    // Stripe answers errors as values; what is thrown all the same has no words for a person.
    return { ...failed, unsure: true };
  }
}

const failed = { outcome: "failed", description: billingTexts.paymentFailed.description } as const;

function refusalOf(error: StripeError): Payment {
  const status = error.payment_intent?.status;
  // A second window may have paid already: that is no failure.
  if (status === "succeeded" || status === "processing") return paymentOf(status);
  // It waited for longer than Stripe does, or was ended elsewhere.
  if (status === "canceled") return { outcome: "over" };
  return { outcome: "failed", description: error.message || failed.description, atField: error.type === "validation_error", unsure: error.type === "api_connection_error" };
}

/** What an intent's status means for the person. */
export function paymentOf(status: string): Payment {
  if (status === "succeeded") return { outcome: "paid" };
  if (status === "processing") return { outcome: "processing" };
  return failed;
}
