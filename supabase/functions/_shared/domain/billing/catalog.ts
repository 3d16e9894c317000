import type { Stripe } from "stripe";
import { premiumPricePerMonth } from "../../contract/rules/price.ts";
import { productName } from "../../contract/rules/brand.ts";
import { paymentsNotAvailable } from "./provider-error.ts";
import type { StripeSettings } from "../../platform/stripe-settings.ts";

const productId = "caption_kite_premium";
const currency = "usd";
const cents = Math.round(premiumPricePerMonth * 100);

async function lookUp(stripe: Stripe, lookupKey: string): Promise<Stripe.Price | null> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  return data[0] ?? null;
}

function isCurrent(price: Stripe.Price): boolean {
  return (
    price.unit_amount === cents &&
    price.currency === currency &&
    price.recurring?.interval === "month" &&
    price.recurring.interval_count === 1
  );
}

/**
 * Creates the premium product and its price if they are missing. Stripe's prices cannot be changed: if the product's
 * price has changed, a new price takes over the lookup key, and existing subscriptions keep theirs.
 * @returns the price that now has the lookup key, and whether it was created
 */
export async function ensureCatalog(
  stripe: Stripe,
  lookupKey: string,
): Promise<{ price: Stripe.Price; created: boolean }> {
  const found = await lookUp(stripe, lookupKey);
  if (found && isCurrent(found)) return { price: found, created: false };
  const product = found ? found.product : await ensureProduct(stripe);
  const price = await stripe.prices.create(
    {
      product: typeof product === "string" ? product : product.id,
      currency,
      unit_amount: cents,
      recurring: { interval: "month" },
      lookup_key: lookupKey,
      transfer_lookup_key: true,
    },
    { idempotencyKey: `price:${lookupKey}:${currency}:${cents}:${found?.id ?? "first"}` },
  );
  return { price, created: true };
}

/** Products cannot be looked up by name, so ours has a marker in its metadata. */
async function ensureProduct(stripe: Stripe): Promise<Stripe.Product> {
  for await (const product of stripe.products.list({ active: true, limit: 100 })) {
    if (product.metadata.app === productId) return product;
  }
  return await stripe.products.create(
    { name: `${productName} Premium`, metadata: { app: productId } },
    { idempotencyKey: `product:${productId}` },
  );
}

/**
 * Reads the plan's price once, without a cache and without creating it.
 * @returns whether there is one; the simulator creates it on first use, so there it need not exist yet
 */
export async function findPlanPrice({
  briefStripe,
  settings,
}: {
  briefStripe: Stripe;
  settings: StripeSettings;
}): Promise<boolean> {
  return (await lookUp(briefStripe, settings.priceLookupKey)) !== null || settings.simulatorUrl !== null;
}

const rememberedMs = 10 * 60_000;

/**
 * Finds the premium price by its lookup key and caches it for a while. The simulator's catalog is created on first use.
 * @throws ApiError `not_configured` if the account has no such price: `npm run stripe:setup` creates it
 */
export function createPriceFinder(
  stripe: Stripe,
  settings: StripeSettings,
  now: () => number = Date.now,
): () => Promise<string> {
  let remembered: { id: string; until: number } | null = null;
  return async () => {
    if (remembered && remembered.until > now()) return remembered.id;
    const price =
      settings.simulatorUrl === null
        ? await lookUp(stripe, settings.priceLookupKey)
        : (await ensureCatalog(stripe, settings.priceLookupKey)).price;
    if (price === null)
      throw paymentsNotAvailable(
        new Error(
          `Stripe has no active price with the lookup key ${settings.priceLookupKey}; run npm run stripe:setup`,
        ),
      );
    remembered = { id: price.id, until: now() + rememberedMs };
    return price.id;
  };
}
