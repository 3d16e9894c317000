import { stripeModeOf } from "../../supabase/functions/_shared/contract/wire/billing.ts";
import { readStripeSettings as readKeys } from "../../supabase/functions/_shared/platform/stripe-settings.ts";

/** How payments are made, and one sentence for each invalid setting. */
export interface StripeSettings {
  /** True without keys: payments are simulated. */
  simulator: boolean;
  problems: string[];
}

/**
 * Checks the keys by the functions' rules and decides whether payments are simulated: they are without a secret key.
 * @param given settings by their name in the environment, without empty ones
 */
export function readStripeSettings(given: Record<string, string | undefined>): StripeSettings {
  const { problems } = readKeys(given);
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = given;
  if (secret === undefined && publishable !== undefined && stripeModeOf(publishable) === "live") {
    problems.push(
      "STRIPE_PUBLISHABLE_KEY is a live key, but without STRIPE_SECRET_KEY, payments are simulated, and the simulator does not accept live keys",
    );
  }
  return { simulator: secret === undefined, problems };
}

/** The variables with which the functions reach the simulator. */
export function simulatorEnvironment({
  secretKey,
  publishableKey,
  webhookSecret,
  url,
}: {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  url: string;
}): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: url,
  };
}
