import { stripeModeOf } from "../../supabase/functions/_shared/contract/wire/billing.ts";
import { readStripeSettings as readKeys } from "../../supabase/functions/_shared/platform/stripe-settings.ts";

/** How payments are made, and one sentence for each setting that is wrong. */
export interface StripeSettings {
  /** Without keys payments are simulated. */
  simulator: boolean;
  problems: string[];
}

/**
 * The functions' own rules for the keys, and what only this machine knows: without a secret key payments are simulated.
 * @param given settings by their name in the environment, without empty ones
 */
export function readStripeSettings(given: Record<string, string | undefined>): StripeSettings {
  const { problems } = readKeys(given);
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = given;
  if (secret === undefined && publishable !== undefined && stripeModeOf(publishable) === "live") {
    problems.push(
      "STRIPE_PUBLISHABLE_KEY is a live key, but without STRIPE_SECRET_KEY payments are simulated, and the simulator takes no live keys",
    );
  }
  return { simulator: secret === undefined, problems };
}

/** What the functions need to reach the simulator. */
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
