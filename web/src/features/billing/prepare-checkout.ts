import { stripeModeMismatch, stripeModeOf } from "@contract/wire/billing.ts";
import type { Stripe } from "@stripe/stripe-js";
import { ApiError } from "@/lib/api-client.ts";
import { withReference } from "@/lib/reference.ts";
import { checkStripeMode } from "./api/check-stripe-mode.ts";
import { createSubscription } from "./api/create-subscription.ts";
import { billingTexts } from "./billing-texts.ts";
import { clientKey } from "./client-key.ts";
import { loadStripe } from "./load-stripe.ts";

/** What a payment form needs. */
export interface PaymentSetup {
  stripe: Stripe;
  clientSecret: string;
}

export type PreparedCheckout =
  | { outcome: "payment"; setup: PaymentSetup }
  | { outcome: "already-subscribed" }
  | { outcome: "mode-mismatch"; sentence: string }
  | { outcome: "not-available" }
  | { outcome: "failed"; description: string };

const notAvailable = { outcome: "not-available" } as const;

/**
 * Everything before the first card number: compares the modes, creates the subscription, loads Stripe.
 * Rejects only if `signal` is aborted, or with an error that is not a failed request.
 */
export async function prepareCheckout(signal: AbortSignal): Promise<PreparedCheckout> {
  const server = await asking(checkStripeMode(signal));
  if (server instanceof ApiError) return notAvailable;
  const key = clientKey(server.publishableKey);
  const mode = stripeModeOf(key);
  if (mode === null) return notAvailable;
  if (mode !== server.mode) return { outcome: "mode-mismatch", sentence: stripeModeMismatch(server.mode, mode) };

  const [stripe, checkout] = await Promise.all([loadStripe(key, server.simulated), asking(createSubscription(signal))]);
  if (checkout instanceof ApiError) return creationFailure(checkout);
  if ("status" in checkout) return { outcome: "already-subscribed" };
  if (stripe === null) return notAvailable;
  return { outcome: "payment", setup: { stripe, clientSecret: checkout.clientSecret } };
}

async function asking<T>(call: Promise<T>): Promise<T | ApiError> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** The server's details or message take precedence over the page's own text. */
function creationFailure({ code, details, sentence, status, reference }: ApiError): PreparedCheckout {
  if (code === "not_configured") return notAvailable;
  const detail = details["message"];
  // Without an error code there is no message for a person, except that there was no response.
  const worded = code !== null || status === 0;
  const text = worded ? sentence : billingTexts.setupFailed.description;
  const detailed = typeof detail === "string" && detail !== "" ? detail : text;
  return { outcome: "failed", description: withReference(detailed, reference) };
}
