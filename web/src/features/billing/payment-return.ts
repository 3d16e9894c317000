/** Parameters that the provider adds to the return address after a visit to the bank. */
const parameters = ["payment_intent", "payment_intent_client_secret", "redirect_status"] as const;

/** The payment from which the person returns; null if the address names none. */
export function returningPayment(search: URLSearchParams): { clientSecret: string } | null {
  const clientSecret = search.get("payment_intent_client_secret");
  return search.has("payment_intent") && clientSecret ? { clientSecret } : null;
}

/** The address without these parameters, so that a reload does not repeat the message. */
export function withoutPayment(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of parameters) rest.delete(name);
  return rest;
}
