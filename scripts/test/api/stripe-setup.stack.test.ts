import { Stripe } from "stripe";
import { afterAll, expect, inject, test } from "vitest";
import { ensureCatalog } from "../../../supabase/functions/_shared/domain/billing/catalog.ts";
import { planEvents } from "../../../supabase/functions/_shared/domain/billing/events.ts";
import { ensureWebhookEndpoint } from "../../stripe-setup/webhook-endpoint.ts";
import { simulatorClient } from "../support/stripe-client.ts";
import { controlStripe } from "../support/stripe-control.ts";

const { stripe: simulator } = inject("stack");
const stripe = simulatorClient(simulator);
// A stack that stops with pending deliveries logs an error.
afterAll(controlStripe(simulator.url).settled);

test("the price of $3.50 a month is created once, and a changed price takes over the lookup key", async () => {
  const lookupKey = "setup_test_monthly";
  const first = await ensureCatalog(stripe, lookupKey);
  expect(first).toMatchObject({
    created: true,
    price: { unit_amount: 350, currency: "usd", recurring: { interval: "month" } },
  });
  const second = await ensureCatalog(stripe, lookupKey);
  expect([second.created, second.price.id]).toEqual([false, first.price.id]);

  const other = await stripe.prices.create({
    product: String(first.price.product),
    currency: "usd",
    unit_amount: 100,
    recurring: { interval: "month" },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
  });
  const third = await ensureCatalog(stripe, lookupKey);
  expect(third).toMatchObject({ created: true, price: { unit_amount: 350, product: first.price.product } });
  expect([first.price.id, other.id]).not.toContain(third.price.id);
});

test("the endpoint is created once, for exactly the events that are processed", async () => {
  // Nothing listens at this address.
  const site = "http://127.0.0.1:9";
  const made = await ensureWebhookEndpoint(stripe, site, Stripe.API_VERSION);
  try {
    expect(made.secret).toMatch(/^whsec_/);
    expect(await ensureWebhookEndpoint(stripe, site, Stripe.API_VERSION)).toEqual({ id: made.id, secret: null });
    expect(await stripe.webhookEndpoints.retrieve(made.id)).toMatchObject({
      url: `${site}/functions/v1/stripe-webhook`,
      enabled_events: planEvents,
    });
  } finally {
    await stripe.webhookEndpoints.del(made.id);
  }
});
