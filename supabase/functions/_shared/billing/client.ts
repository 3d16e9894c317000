import { Stripe } from "stripe";
import type { StripeSettings } from "./settings.ts";

const timeoutMs = 15_000;

/**
 * The official client, for Stripe or for its stand-in. It repeats what failed on the way with the same idempotency key.
 * @param fetcher replaced by tests at HTTP level
 */
export function createStripe(settings: StripeSettings, fetcher: typeof fetch = fetch): Stripe {
  const { standInUrl } = settings;
  return new Stripe(settings.secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetcher),
    maxNetworkRetries: 4,
    timeout: timeoutMs,
    telemetry: false,
    ...(standInUrl === null ? {} : { protocol: "http" as const, host: standInUrl.hostname, port: standInUrl.port || "80" }),
  });
}
