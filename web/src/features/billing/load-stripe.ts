import type { Stripe } from "@stripe/stripe-js";

/**
 * Stripe in the browser: its own script, or what stands in for it. The script is asked for only here, so that a page
 * whose payments are stood in for never contacts Stripe.
 * @returns null where it cannot be loaded
 */
export async function loadStripe(publishableKey: string, standIn: boolean): Promise<Stripe | null> {
  try {
    if (standIn) return (await import("./stand-in/stand-in-stripe.ts")).createStandInStripe({ publishableKey });
    return await (await import("@stripe/stripe-js/pure")).loadStripe(publishableKey);
  } catch {
    // Whatever kept it away (no connection, a blocker): the person is told that payments are not available.
    return null;
  }
}
