type Given = Record<string, string | undefined>;

/** How payments are made, and one sentence for each setting that is wrong. */
export interface StripeSettings {
  /** Without keys payments are stood in for. */
  standIn: boolean;
  problems: string[];
}

const modeOf = (key: string, kinds: string): "live" | "test" | null => (new RegExp(`^[${kinds}]k_(live|test)_`).exec(key)?.[1] ?? null) as "live" | "test" | null;

/** @param given settings by their name in the environment, without empty ones */
export function readStripeSettings(given: Given): StripeSettings {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET: webhook } = given;
  const problems: string[] = [];
  if (secret === undefined) {
    if (publishable !== undefined && modeOf(publishable, "p") === "live") {
      problems.push("STRIPE_PUBLISHABLE_KEY is a live key, but STRIPE_SECRET_KEY is not set, so that payments would be stood in for. The stand-in takes no live keys: set STRIPE_SECRET_KEY as well, or remove it.");
    } else if (publishable !== undefined) {
      problems.push("STRIPE_PUBLISHABLE_KEY is set, but STRIPE_SECRET_KEY is not: set both, or neither for test payments on this machine.");
    }
    if (webhook !== undefined) problems.push("STRIPE_WEBHOOK_SECRET is set, but STRIPE_SECRET_KEY is not: set both, or neither for test payments on this machine.");
    return { standIn: true, problems };
  }
  const secretMode = modeOf(secret, "sr");
  const publishableMode = publishable === undefined ? null : modeOf(publishable, "p");
  if (secretMode === null) problems.push("STRIPE_SECRET_KEY must start with sk_test_, sk_live_, rk_test_ or rk_live_.");
  if (publishable === undefined) problems.push("STRIPE_PUBLISHABLE_KEY is not set, but STRIPE_SECRET_KEY is.");
  else if (publishableMode === null) problems.push("STRIPE_PUBLISHABLE_KEY must start with pk_test_ or pk_live_.");
  if (secretMode && publishableMode && secretMode !== publishableMode) problems.push(`STRIPE_PUBLISHABLE_KEY is a ${publishableMode} key, but STRIPE_SECRET_KEY is a ${secretMode} key: use keys of one mode.`);
  if (webhook === undefined) problems.push("STRIPE_WEBHOOK_SECRET is not set, but STRIPE_SECRET_KEY is: without it no payment would ever be noticed. Stripe shows it beside the webhook endpoint, and `stripe listen` prints one.");
  else if (!webhook.startsWith("whsec_")) problems.push("STRIPE_WEBHOOK_SECRET must start with whsec_.");
  if (given["STRIPE_API_BASE"] !== undefined && secretMode === "live") problems.push("STRIPE_API_BASE must not be set together with live keys: STRIPE_SECRET_KEY is live.");
  return { standIn: false, problems };
}

/** What the functions need to reach the stand-in. */
export function standInEnvironment({ secretKey, publishableKey, webhookSecret, url }: { secretKey: string; publishableKey: string; webhookSecret: string; url: string }): Record<string, string> {
  return { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: url };
}
