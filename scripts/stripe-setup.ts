/**
 * Prepares a Stripe account: product, price, webhook endpoint and billing portal. What already exists is left unchanged.
 */
import { existsSync } from "node:fs";
import { Stripe } from "stripe";
import { ensureCatalog } from "../supabase/functions/_shared/domain/billing/catalog.ts";
import { priceLookupKeyDefault, stripeModeOfSecret } from "../supabase/functions/_shared/platform/stripe-settings.ts";
import { functionsPath } from "../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { readArguments } from "./command/options.ts";
import { fromRoot } from "./command/paths.ts";
import { ensurePortalConfiguration } from "./stripe-setup/portal.ts";
import { ensureWebhookEndpoint } from "./stripe-setup/webhook-endpoint.ts";

const help = `npm run stripe:setup [-- --production] [--live]
Creates the product, the price, the webhook endpoint and the portal's configuration if they are missing. Reads
STRIPE_SECRET_KEY and SITE_URL from .env.
  --production  reads .env.production
  --live        is needed for a live key`;
const { production, live } = readArguments(help, {
  production: { type: "boolean", default: false },
  live: { type: "boolean", default: false },
}).values;

function fail(message: string): never {
  console.error(`✗ ${message}`);
  process.exit(1);
}

const file = fromRoot(production ? ".env.production" : ".env");
if (existsSync(file)) process.loadEnvFile(file);
const {
  STRIPE_SECRET_KEY: secretKey = "",
  SITE_URL: siteUrl = "",
  STRIPE_API_BASE: apiBase,
  STRIPE_PRICE_LOOKUP_KEY: lookupKey = priceLookupKeyDefault,
} = process.env;

const mode = stripeModeOfSecret(secretKey);
if (secretKey === "")
  fail("STRIPE_SECRET_KEY is not set. On this machine nothing needs to be set up without it: payments are simulated.");
if (mode === null) fail("STRIPE_SECRET_KEY must start with sk_test_, sk_live_, rk_test_ or rk_live_.");
if (apiBase)
  fail("STRIPE_API_BASE is set: this command prepares an account at Stripe, and the simulator prepares itself.");
if (mode === "live" && !live) fail("STRIPE_SECRET_KEY is a live key. Run it with --live to prepare the live account.");

const stripe = new Stripe(secretKey, { telemetry: false, maxNetworkRetries: 2, timeout: 20_000 });
try {
  console.log(`Stripe, ${mode} mode`);
  const { price, created } = await ensureCatalog(stripe, lookupKey);
  console.log(`Price     ${price.id} (${lookupKey}), ${created ? "created" : "already exists"}`);
  if (!siteUrl.startsWith("https://")) {
    console.log(
      "Webhook   not created: Stripe delivers to https addresses only and SITE_URL is none. On this machine run",
    );
    console.log(
      `          stripe listen --forward-to <address>${functionsPath}/stripe-webhook and put its secret in STRIPE_WEBHOOK_SECRET.`,
    );
  } else {
    const site = siteUrl.replace(/\/+$/, "");
    const endpoint = await ensureWebhookEndpoint(stripe, site, Stripe.API_VERSION);
    const portal = await ensurePortalConfiguration(stripe, site);
    console.log(
      `Webhook   ${endpoint.id}, ${endpoint.secret ? "created" : "already exists; Stripe's dashboard shows its secret"}`,
    );
    console.log(
      `\nAdd these lines next to the keys:\n${endpoint.secret ? `STRIPE_WEBHOOK_SECRET=${endpoint.secret}\n` : ""}STRIPE_PORTAL_CONFIGURATION=${portal}`,
    );
  }
} catch (error) {
  if (error instanceof Stripe.errors.StripeError) fail(`Stripe refused: ${error.message}`);
  throw error;
}
