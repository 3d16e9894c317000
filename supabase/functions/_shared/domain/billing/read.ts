import type { Stripe } from "stripe";
import { isMissing } from "./provider-error.ts";

const pageSize = 100;
const paymentSecret = "data.latest_invoice.confirmation_secret";

/**
 * All current subscriptions of a customer, newest first.
 * @param withSecrets also the secret that confirms an open first payment
 * @returns "missing" if Stripe does not know the customer: keys of another mode or account. A deleted customer has no
 * subscriptions.
 */
export async function readSubscriptions(
  stripe: Stripe,
  customer: string,
  { withSecrets = false } = {},
): Promise<Stripe.Subscription[] | "missing"> {
  try {
    const page = await stripe.subscriptions.list({
      customer,
      status: "all",
      limit: pageSize,
      ...(withSecrets ? { expand: [paymentSecret] } : {}),
    });
    return page.data;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return (await isDeleted(stripe, customer)) ? [] : "missing";
  }
}

async function isDeleted(stripe: Stripe, customer: string): Promise<boolean> {
  try {
    const found = await stripe.customers.retrieve(customer);
    return found.deleted === true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
