import type { Stripe } from "stripe";
import type { Log } from "../log.ts";
import { createPriceFinder } from "./catalogue.ts";
import { createStripe } from "./client.ts";
import type { StripeSettings } from "./settings.ts";
import type { BillingStore } from "./store.ts";

/** What everything that is paid for works with. */
export interface Payments {
  settings: StripeSettings;
  stripe: Stripe;
  /** The same, but it gives up soon: for looks that can be done without. */
  briefStripe: Stripe;
  store: BillingStore;
  log: Log;
  /** The id of the premium plan's price. */
  findPrice(): Promise<string>;
}

/** @param fetcher reaches Stripe; replaced by tests at HTTP level */
export function createPayments(settings: StripeSettings, store: BillingStore, log: Log, fetcher?: typeof fetch): Payments {
  const stripe = createStripe(settings, fetcher);
  return { settings, stripe, briefStripe: createStripe(settings, fetcher, { brief: true }), store, log, findPrice: createPriceFinder(stripe, settings) };
}
