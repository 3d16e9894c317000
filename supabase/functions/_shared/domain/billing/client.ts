import { Stripe } from "stripe";
import type { StripeSettings } from "../../platform/stripe-settings.ts";

/** The timeout of a request, and how often a failed one is repeated. */
const patience = { timeout: 15_000, maxNetworkRetries: 2 };
const briefPatience = { timeout: 4000, maxNetworkRetries: 1 };
/** A request with an idempotency key may meet an identical request that is still running for some seconds. */
export const retriesOfMaking = 4;

/**
 * The official client, for Stripe or the Stripe simulator. It repeats failed requests with the same idempotency key.
 * @param fetcher replaced by tests at the HTTP level
 * @param brief gives up within ten seconds, for requests that are optional
 */
export function createStripe(settings: StripeSettings, fetcher: typeof fetch = fetch, { brief = false } = {}): Stripe {
  const { simulatorUrl } = settings;
  return new Stripe(settings.secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetcher),
    ...(brief ? briefPatience : patience),
    telemetry: false,
    ...(simulatorUrl === null
      ? {}
      : { protocol: "http" as const, host: simulatorUrl.hostname, port: simulatorUrl.port || "80" }),
  });
}
