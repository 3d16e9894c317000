import type { Stripe, StripeError } from "@stripe/stripe-js";
import { askForAuthentication } from "./authentication-dialog.tsx";
import { createElements, type ElementsOptions, type StandInElements } from "./elements.ts";
import { createIntentCalls, type IntentResult } from "./intent-calls.ts";

export interface StandInOptions {
  publishableKey: string;
  /** Asks in the bank's place whether the payment is approved. */
  authenticate?: () => Promise<boolean>;
  /** Leaves the page, for confirmations that always redirect. */
  leave?: (url: string) => void;
}

interface ConfirmOptions {
  elements?: StandInElements;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
  redirect?: "always" | "if_required";
}

const refused = (message: string): { error: StripeError } => ({ error: { type: "invalid_request_error", message } });
const notStoodInFor = () => Promise.resolve(refused("The stand-in for Stripe only confirms payments."));

/** After a redirect the page finds these beside its own parameters. */
function returnAddress(url: string, clientSecret: string): string {
  const address = new URL(url, location.href);
  address.searchParams.set("payment_intent", clientSecret.split("_secret_")[0] ?? "");
  address.searchParams.set("payment_intent_client_secret", clientSecret);
  address.searchParams.set("redirect_status", "succeeded");
  return address.href;
}

/**
 * What `loadStripe` would give, for the local stack: the elements are a plain card form for test cards, and payments are
 * confirmed by the stack's own stand-in. Nothing is loaded from elsewhere.
 */
export function createStandInStripe({ publishableKey, authenticate = askForAuthentication, leave = (url) => location.assign(url) }: StandInOptions): Stripe {
  const calls = createIntentCalls(publishableKey);

  async function handleNextAction({ clientSecret }: { clientSecret: string }): Promise<IntentResult> {
    const found = await calls.retrieve(clientSecret);
    if (found.paymentIntent?.status !== "requires_action") return found;
    const answered = await calls.authenticate(clientSecret, await authenticate());
    const failure = answered.paymentIntent?.status === "requires_payment_method" ? answered.paymentIntent.last_payment_error : null;
    // Stripe reports a rejected authentication as an error, with the intent inside.
    return failure ? { error: { ...failure, type: failure.type, payment_intent: answered.paymentIntent } as StripeError } : answered;
  }

  async function confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = "always" }: ConfirmOptions): Promise<IntentResult | { error: StripeError }> {
    const secret = clientSecret ?? elements?.clientSecret();
    const card = elements?.card();
    if (!secret || !elements || !card) return refused("There is no payment to confirm, or its form is not there.");
    if (redirect === "always" && !confirmParams.return_url) return refused("confirmParams.return_url is needed unless redirect is \"if_required\".");
    const submitted = await elements.submit();
    if (submitted.error) return { error: submitted.error };
    const confirmed = await calls.confirm(secret, card.get().entry, confirmParams.return_url);
    const result = confirmed.paymentIntent?.status === "requires_action" ? await handleNextAction({ clientSecret: secret }) : confirmed;
    if (result.error || redirect === "if_required" || !confirmParams.return_url) return result;
    leave(returnAddress(confirmParams.return_url, secret));
    // The page is being left: nothing after this call shall run.
    return new Promise(() => {});
  }

  return asStripe({
    elements: (options?: ElementsOptions) => createElements(options),
    confirmPayment,
    handleNextAction,
    retrievePaymentIntent: (clientSecret: string) => calls.retrieve(clientSecret),
    createToken: notStoodInFor,
    createPaymentMethod: notStoodInFor,
    confirmCardPayment: notStoodInFor,
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  });
}

/** Guarantees the calls that `@stripe/react-stripe-js` makes and those that this product makes; others are not there. */
function asStripe(standIn: Record<string, unknown>): Stripe {
  return standIn as unknown as Stripe;
}
