import type { Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { billingTexts } from "./billing-texts.ts";

/** `over`: this payment can no longer be made, nothing was charged, and another can be started. */
export type Payment = { outcome: "paid" | "processing" | "over" } | FailedPayment;
/**
 * `atField`: nothing was sent, and the card form itself shows the problem. `unsure`: there was no response, so the
 * payment may have been made.
 */
interface FailedPayment {
  outcome: "failed";
  description: string;
  atField?: boolean;
  unsure?: boolean;
}

/** The address to which the provider returns after a visit to the bank; the Account tab continues from there. */
const returnUrl = () => new URL("/?tab=account", window.location.origin).href;

/**
 * Confirms the first payment on the page, including 3-D Secure; it leaves the page only if the bank requires that.
 * Never rejects.
 */
export async function pay(stripe: Stripe, elements: StripeElements): Promise<Payment> {
  try {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: returnUrl() },
      redirect: "if_required",
    });
    return error ? refusalOf(error) : paymentOf(paymentIntent.status);
  } catch {
    // Stripe returns errors as values; anything that is thrown has no message for a person.
    return { ...failed, unsure: true };
  }
}

const failed = { outcome: "failed", description: billingTexts.paymentFailed.description } as const;

function refusalOf(error: StripeError): Payment {
  const status = error.payment_intent?.status;
  // Another window may have paid already: that is not a failure.
  if (status === "succeeded" || status === "processing") return paymentOf(status);
  // It waited longer than Stripe does, or was ended elsewhere.
  if (status === "canceled") return { outcome: "over" };
  return {
    outcome: "failed",
    description: error.message || failed.description,
    atField: error.type === "validation_error",
    unsure: error.type === "api_connection_error",
  };
}

/** What the status of an intent means for the person. */
export function paymentOf(status: string): Payment {
  if (status === "succeeded") return { outcome: "paid" };
  if (status === "processing") return { outcome: "processing" };
  return failed;
}
