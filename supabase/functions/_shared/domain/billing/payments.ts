import type { Stripe } from "stripe";
import type { Log } from "../../platform/log.ts";
import { createPriceFinder } from "./catalog.ts";
import { createStripe } from "./client.ts";
import type { StripeSettings } from "../../platform/stripe-settings.ts";
import type { BillingStore } from "./store.ts";

/** The dependencies of all payment code. */
export interface Payments {
  settings: StripeSettings;
  stripe: Stripe;
  /** The same with a short timeout, for requests that are optional. */
  briefStripe: Stripe;
  store: BillingStore;
  log: Log;
  /** The ID of the premium plan's price. */
  findPrice(): Promise<string>;
}

/** @param fetcher connects to Stripe; replaced by tests at the HTTP level */
export function createPayments(
  settings: StripeSettings,
  store: BillingStore,
  log: Log,
  fetcher?: typeof fetch,
): Payments {
  const stripe = createStripe(settings, fetcher);
  return {
    settings,
    stripe,
    briefStripe: createStripe(settings, fetcher, { brief: true }),
    store,
    log,
    findPrice: createPriceFinder(stripe, settings),
  };
}
