import type { StripeSettings } from "../../../platform/stripe-settings.ts";

/** Keys without any access. */
export const testStripeSettings: StripeSettings = {
  mode: "test",
  secretKey: "sk_test_1",
  publishableKey: "pk_test_1",
  webhookSecret: "whsec_test",
  simulatorUrl: null,
  priceLookupKey: "caption_kite_premium_monthly",
  portalConfiguration: null,
};
