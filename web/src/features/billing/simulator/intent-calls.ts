import type { PaymentIntent, StripeError } from "@stripe/stripe-js";
import { readExpiry, type CardEntry } from "./card-entry.ts";

/** The path at which the local stack lets pages reach the Stripe simulator. */
const base = "/simulator/stripe/v1/payment_intents";

export type IntentResult =
  { paymentIntent: PaymentIntent; error?: undefined } | { paymentIntent?: undefined; error: StripeError };

/** What a page may do with an intent whose client secret it has. */
export interface IntentCalls {
  retrieve(clientSecret: string): Promise<IntentResult>;
  confirm(clientSecret: string, card: CardEntry, returnUrl: string | undefined): Promise<IntentResult>;
  /** Answers the bank's question. */
  authenticate(clientSecret: string, approved: boolean): Promise<IntentResult>;
}

/** The ID of an intent is the first part of its client secret. */
const idOf = (clientSecret: string): string => encodeURIComponent(clientSecret.split("_secret_")[0] ?? "");

const unreachable: StripeError = {
  type: "api_connection_error",
  message:
    "We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.",
};

async function call(path: string, parameters: Record<string, string>, method: "GET" | "POST"): Promise<IntentResult> {
  const form = new URLSearchParams(parameters);
  try {
    const response = await fetch(
      method === "GET" ? `${path}?${form}` : path,
      method === "GET" ? {} : { method, body: form },
    );
    const body: unknown = await response.json();
    return response.ok ? { paymentIntent: body as PaymentIntent } : { error: (body as { error: StripeError }).error };
  } catch {
    return { error: unreachable };
  }
}

export function createIntentCalls(publishableKey: string): IntentCalls {
  const proof = (clientSecret: string) => ({ key: publishableKey, client_secret: clientSecret });
  return {
    retrieve: (clientSecret) => call(`${base}/${idOf(clientSecret)}`, proof(clientSecret), "GET"),
    confirm(clientSecret, card, returnUrl) {
      const expiry = readExpiry(card.expiry) ?? { month: 0, year: 0 };
      return call(
        `${base}/${idOf(clientSecret)}/confirm`,
        {
          ...proof(clientSecret),
          "payment_method_data[type]": "card",
          "payment_method_data[card][number]": card.number.replaceAll(" ", ""),
          "payment_method_data[card][exp_month]": String(expiry.month),
          "payment_method_data[card][exp_year]": String(expiry.year),
          "payment_method_data[card][cvc]": card.cvc,
          ...(returnUrl && { return_url: returnUrl }),
        },
        "POST",
      );
    },
    authenticate: (clientSecret, approved) =>
      call(
        `${base}/${idOf(clientSecret)}/authenticate`,
        { ...proof(clientSecret), approved: String(approved) },
        "POST",
      ),
  };
}
