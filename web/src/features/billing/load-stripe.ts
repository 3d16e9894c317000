import type { Stripe } from "@stripe/stripe-js";

/** Only the build of a deployment replaces it, by `false` (vite.config.ts). */
declare const hasSimulator: false | undefined;

/**
 * Stripe in the browser: its own script, or the simulated. The script is requested only here, so that a page with
 * simulated payments never contacts Stripe.
 * @returns null if it cannot be loaded
 */
export async function loadStripe(publishableKey: string, simulated: boolean): Promise<Stripe | null> {
  try {
    if (simulated) {
      if (typeof hasSimulator === "boolean") return null;
      return (await import("./simulator/simulated-stripe.ts")).createSimulatedStripe({ publishableKey });
    }
    return await (await import("@stripe/stripe-js/pure")).loadStripe(publishableKey);
  } catch {
    // Whatever the cause (no connection, a blocker): the page says that payments are not available.
    return null;
  }
}
