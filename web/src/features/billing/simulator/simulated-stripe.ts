import type { Stripe, StripeError } from "@stripe/stripe-js";
import { askForAuthentication } from "./authentication-dialog.tsx";
import { createElements, type ElementsOptions, type SimulatorElements } from "./elements.ts";
import { createIntentCalls, type IntentResult } from "./intent-calls.ts";

export interface SimulatorOptions {
  publishableKey: string;
  /** Asks in place of the bank whether the payment is approved. */
  authenticate?: () => Promise<boolean>;
  /** Leaves the page, for confirmations that always redirect. */
  leave?: (url: string) => void;
}

interface ConfirmOptions {
  elements?: SimulatorElements;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  redirect?: "always" | "if_required";
}

const refused = (message: string): { error: StripeError } => ({ error: { type: "invalid_request_error", message } });
const notSimulated = () => Promise.resolve(refused("The Stripe simulator only confirms payments."));

/** After a redirect, the page finds these in addition to its own parameters. */
function returnAddress(url: string, clientSecret: string): string {
  const address = new URL(url, location.href);
  address.searchParams.set("payment_intent", clientSecret.split("_secret_")[0] ?? "");
  address.searchParams.set("payment_intent_client_secret", clientSecret);
  address.searchParams.set("redirect_status", "succeeded");
  return address.href;
}

/**
 * Replaces the result of `loadStripe` on the local stack: the elements are a plain card form for test cards, and the
 * Stripe simulator confirms payments. Nothing is loaded from elsewhere.
 */
export function createSimulatedStripe({
  publishableKey,
  authenticate = askForAuthentication,
  leave = (url) => location.assign(url),
}: SimulatorOptions): Stripe {
  const calls = createIntentCalls(publishableKey);

  async function handleNextAction({ clientSecret }: { clientSecret: string }): Promise<IntentResult> {
    const found = await calls.retrieve(clientSecret);
    if (found.paymentIntent?.status !== "requires_action") return found;
    const result = await calls.authenticate(clientSecret, await authenticate());
    const failure =
      result.paymentIntent?.status === "requires_payment_method" ? result.paymentIntent.last_payment_error : null;
    // Stripe reports a rejected authentication as an error that contains the intent.
    return failure
      ? { error: { ...failure, type: failure.type, payment_intent: result.paymentIntent } as StripeError }
      : result;
  }

  async function confirmPayment({
    elements,
    clientSecret,
    confirmParams = {},
    redirect = "always",
  }: ConfirmOptions): Promise<IntentResult | { error: StripeError }> {
    const secret = clientSecret ?? elements?.clientSecret();
    const card = elements?.card();
    if (!secret || !elements || !card) return refused("There is no payment to confirm, or its form is not there.");
    if (redirect === "always" && !confirmParams.return_url)
      return refused('confirmParams.return_url is needed unless redirect is "if_required".');
    const submitted = await elements.submit();
    if (submitted.error) return { error: submitted.error };
    const confirmed = await calls.confirm(secret, card.get().entry, confirmParams.return_url);
    const result =
      confirmed.paymentIntent?.status === "requires_action"
        ? await handleNextAction({ clientSecret: secret })
        : confirmed;
    if (result.error || redirect === "if_required" || !confirmParams.return_url) return result;
    leave(returnAddress(confirmParams.return_url, secret));
    // The page is being left: nothing after this call may run.
    return new Promise(() => {});
  }

  return asStripe({
    elements: (options?: ElementsOptions) => createElements(options),
    confirmPayment,
    handleNextAction,
    retrievePaymentIntent: (clientSecret: string) => calls.retrieve(clientSecret),
    createToken: notSimulated,
    createPaymentMethod: notSimulated,
    confirmCardPayment: notSimulated,
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  });
}

/** Guarantees the methods that `@stripe/react-stripe-js` and this product call; others do not exist. */
function asStripe(simulator: Record<string, unknown>): Stripe {
  return simulator as unknown as Stripe;
}
