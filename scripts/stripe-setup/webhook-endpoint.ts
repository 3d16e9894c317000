import type { Stripe } from "stripe";
import { planEvents } from "../../supabase/functions/_shared/domain/billing/events.ts";
import { functionsPath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";

export interface EndpointResult {
  id: string;
  /** Stripe tells it once, when the endpoint is made. */
  secret: string | null;
}

/**
 * Makes the endpoint to which Stripe delivers, or brings an existing one with that address to the events that are asked
 * for.
 * @param siteUrl the public origin, without a trailing slash
 * @param apiVersion the version in which events are written: the installed package's
 */
export async function ensureWebhookEndpoint(
  stripe: Stripe,
  siteUrl: string,
  apiVersion: Stripe.WebhookEndpointCreateParams["api_version"],
): Promise<EndpointResult> {
  const url = `${siteUrl}${functionsPath}/stripe-webhook`;
  const events = [...planEvents];
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url !== url) continue;
    await stripe.webhookEndpoints.update(endpoint.id, { enabled_events: events, disabled: false });
    return { id: endpoint.id, secret: null };
  }
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: events,
    ...(apiVersion ? { api_version: apiVersion } : {}),
  });
  return { id: made.id, secret: made.secret ?? null };
}
