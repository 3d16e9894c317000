import { Stripe } from "stripe";
import type { StripeSettings } from "./settings.ts";

/** How long an answer is waited for, and how often a call that failed on the way is repeated. */
const patience = { timeout: 15_000, maxNetworkRetries: 2 };
const briefPatience = { timeout: 4000, maxNetworkRetries: 1 };
/** What is made under an idempotency key may meet the same call, still at work, for some seconds. */
export const retriesOfMaking = 4;

/**
 * The official client, for Stripe or for its stand-in. It repeats what failed on the way with the same idempotency key.
 * @param fetcher replaced by tests at HTTP level
 * @param brief gives up within ten seconds, for looks that can be done without
 */
export function createStripe(settings: StripeSettings, fetcher: typeof fetch = fetch, { brief = false } = {}): Stripe {
  const { standInUrl } = settings;
  return new Stripe(settings.secretKey, {
    httpClient: Stripe.createFetchHttpClient(fetcher),
    ...(brief ? briefPatience : patience),
    telemetry: false,
    ...(standInUrl === null ? {} : { protocol: "http" as const, host: standInUrl.hostname, port: standInUrl.port || "80" }),
  });
}
