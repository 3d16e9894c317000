import type { Stripe, StripeElements, StripeError } from "@stripe/stripe-js";
import { billingTexts } from "./billing-texts.ts";

export type Payment = { outcome: "paid" | "processing" } | FailedPayment;
/** `atField`: nothing was sent, and the card form itself shows what is wrong where it is wrong. */
interface FailedPayment { outcome: "failed"; description: string; atField?: boolean }

/** Where the provider leads back to when a bank must be visited; the Account tab goes on from there. */
const returnUrl = () => new URL("/?tab=account", window.location.origin).href;

/** A second window may have paid already: that is no failure. */
const alreadyPaid = (error: StripeError) => error.payment_intent?.status === "succeeded";

/** Confirms the first payment in the page, 3-D Secure included; leaves it only when the bank requires that. Never rejects. */
export async function pay(stripe: Stripe, elements: StripeElements): Promise<Payment> {
  const unknown = { outcome: "failed", description: billingTexts.paymentFailed.description } as const;
  try {
    const { error, paymentIntent } = await stripe.confirmPayment({ elements, confirmParams: { return_url: returnUrl() }, redirect: "if_required" });
    if (error) return alreadyPaid(error) ? { outcome: "paid" } : { outcome: "failed", description: error.message || unknown.description, atField: error.type === "validation_error" };
    return paymentOf(paymentIntent.status);
  } catch {
    // Stripe answers errors as values; what is thrown all the same has no words for a person.
    return unknown;
  }
}

/** What an intent's status means for the person. */
export function paymentOf(status: string): Payment {
  if (status === "succeeded") return { outcome: "paid" };
  if (status === "processing") return { outcome: "processing" };
  return { outcome: "failed", description: billingTexts.paymentFailed.description };
}
