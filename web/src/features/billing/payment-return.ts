/** What the provider adds to the return address after a visit to the bank. */
const parameters = ["payment_intent", "payment_intent_client_secret", "redirect_status"] as const;

/** The payment that the person comes back from; null when the address tells of none. */
export function returningPayment(search: URLSearchParams): { clientSecret: string } | null {
  const clientSecret = search.get("payment_intent_client_secret");
  return search.has("payment_intent") && clientSecret ? { clientSecret } : null;
}

/** The address without what was added, so that a reload does not tell it again. */
export function withoutPayment(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of parameters) rest.delete(name);
  return rest;
}
