import type { Stripe } from "stripe";

const mark = { app: "caption_kite" };

/**
 * Makes the portal's configuration: cards, invoices, and cancelling with the end of the period, as in the product.
 * @returns its id, for STRIPE_PORTAL_CONFIGURATION
 */
export async function ensurePortalConfiguration(stripe: Stripe, siteUrl: string): Promise<string> {
  for await (const configuration of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (configuration.metadata?.app === mark.app) return configuration.id;
  }
  const made = await stripe.billingPortal.configurations.create({
    business_profile: { privacy_policy_url: `${siteUrl}/privacy`, terms_of_service_url: `${siteUrl}/terms` },
    default_return_url: `${siteUrl}/?tab=account`,
    features: {
      payment_method_update: { enabled: true },
      invoice_history: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
    },
    metadata: mark,
  });
  return made.id;
}
