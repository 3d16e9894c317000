import type { Stripe } from "@stripe/stripe-js";

/**
 * Stripe in the browser: its own script, or the simulator. The script is requested only here, so that a page with
 * simulated payments never contacts Stripe.
 * @returns null if it cannot be loaded
 */
export async function loadStripe(publishableKey: string, standIn: boolean): Promise<Stripe | null> {
  try {
    if (standIn) return (await import("./stand-in/stand-in-stripe.ts")).createStandInStripe({ publishableKey });
    return await (await import("@stripe/stripe-js/pure")).loadStripe(publishableKey);
  } catch {
    // Whatever the cause (no connection, a blocker): the page says that payments are not available.
    return null;
  }
}
