import type { ProvidedStack } from "./provided-stack.ts";

/** Confirms a payment as the page does, through the public origin. @param number of a test card */
export async function pay(
  { url, stripe }: Pick<ProvidedStack, "url" | "stripe">,
  clientSecret: string,
  number: string,
): Promise<Record<string, unknown>> {
  const body = new URLSearchParams({
    key: stripe.publishableKey,
    client_secret: clientSecret,
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number,
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2060",
    "payment_method_data[card][cvc]": "123",
  });
  const response = await fetch(
    `${url}/simulator/stripe/v1/payment_intents/${clientSecret.split("_secret_")[0]}/confirm`,
    { method: "POST", body },
  );
  return (await response.json()) as Record<string, unknown>;
}
