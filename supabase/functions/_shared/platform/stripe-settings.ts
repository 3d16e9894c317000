import { stripeModeOf, type StripeModeName } from "../contract/wire/billing.ts";

/** The payment settings, from the STRIPE_* variables. */
export interface StripeSettings {
  mode: StripeModeName;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The address of the Stripe simulator on this machine; null for Stripe itself. */
  simulatorUrl: URL | null;
  /** The lookup key of the premium plan's price. */
  priceLookupKey: string;
  /** The configuration of the portal; null for the account's default. */
  portalConfiguration: string | null;
}

export interface StripeVariables {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_BASE?: string | undefined;
  STRIPE_PRICE_LOOKUP_KEY?: string | undefined;
  STRIPE_PORTAL_CONFIGURATION?: string | undefined;
}

/** The default lookup key for `npm run stripe:setup`. */
export const priceLookupKeyDefault = "caption_kite_premium_monthly";

const loopback = new Set(["127.0.0.1", "localhost", "[::1]"]);

const keyMode = /^[sr]k_(live|test)_/;

/** The mode of a secret or restricted key, or null for any other text. */
export function stripeModeOfSecret(secretKey: string): StripeModeName | null {
  const mode = keyMode.exec(secretKey)?.[1];
  return mode === "live" || mode === "test" ? mode : null;
}

/**
 * Reads the payment settings; without any key, payments are switched off.
 * @returns the settings or null, and one sentence per invalid variable, never with its value
 */
export function readStripeSettings(env: StripeVariables): { settings: StripeSettings | null; problems: string[] } {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = env;
  if (secretKey === undefined && publishableKey === undefined && webhookSecret === undefined)
    return { settings: null, problems: [] };

  const mode = secretKey === undefined ? null : stripeModeOfSecret(secretKey);
  const publishableMode = publishableKey === undefined ? null : stripeModeOf(publishableKey);
  const problems = missingOf({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  });
  if (secretKey !== undefined && mode === null)
    problems.push("STRIPE_SECRET_KEY must start with sk_test_, sk_live_, rk_test_ or rk_live_");
  if (publishableKey !== undefined && publishableMode === null)
    problems.push("STRIPE_PUBLISHABLE_KEY must start with pk_test_ or pk_live_");
  if (mode !== null && publishableMode !== null && mode !== publishableMode) {
    problems.push(
      `STRIPE_PUBLISHABLE_KEY is a ${publishableMode} key, but STRIPE_SECRET_KEY is a ${mode} key: use keys of one mode`,
    );
  }
  if (webhookSecret !== undefined && !webhookSecret.startsWith("whsec_"))
    problems.push("STRIPE_WEBHOOK_SECRET must start with whsec_");
  const simulatorUrl =
    env.STRIPE_API_BASE === undefined
      ? null
      : readSimulator(env.STRIPE_API_BASE, [mode, publishableMode].includes("live"), problems);
  if (
    mode === null ||
    secretKey === undefined ||
    publishableKey === undefined ||
    webhookSecret === undefined ||
    problems.length > 0
  )
    return { settings: null, problems };
  return {
    settings: {
      mode,
      secretKey,
      publishableKey,
      webhookSecret,
      simulatorUrl,
      priceLookupKey: env.STRIPE_PRICE_LOOKUP_KEY ?? priceLookupKeyDefault,
      portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION ?? null,
    },
    problems,
  };
}

/** The three keys belong together: one sentence for each missing one if others are set. */
function missingOf(keys: Record<string, string | undefined>): string[] {
  const names = Object.keys(keys);
  const given = names.filter((name) => keys[name] !== undefined).join(" and ");
  return names
    .filter((name) => keys[name] === undefined)
    .map(
      (name) => `${name} is not set, but ${given} ${given.includes(" and ") ? "are" : "is"}: set all three, or none`,
    );
}

/**
 * A secret key must never be sent to anything but Stripe. The simulator must therefore be on this machine, and live
 * keys are not allowed with it.
 */
function readSimulator(text: string, live: boolean, problems: string[]): URL | null {
  if (live)
    problems.push("STRIPE_API_BASE must not be set together with live keys: the simulator takes test keys only");
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.protocol !== "http:" || !loopback.has(url.hostname)) {
    problems.push("STRIPE_API_BASE must be an http address of this machine, such as http://127.0.0.1:12111");
    return null;
  }
  return url;
}
