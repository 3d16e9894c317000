import { request as httpRequest } from "node:http";
import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { buy, start } from "./testing/started-simulator.ts";

describe("the API", () => {
  test("parallel calls with one idempotency key create one subscription; other parameters are refused", async () => {
    const { stripe } = await start();
    const customer = await stripe.customers.create({ email: "a@example.com" });
    const product = await stripe.products.create({ name: "Premium" });
    const price = await stripe.prices.create({
      product: product.id,
      currency: "usd",
      unit_amount: 350,
      recurring: { interval: "month" },
    });
    const create = (quantity: number) =>
      stripe.subscriptions.create(
        { customer: customer.id, items: [{ price: price.id, quantity }], payment_behavior: "default_incomplete" },
        { idempotencyKey: "once" },
      );
    const made = await Promise.all(Array.from({ length: 20 }, () => create(1)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.subscriptions.list({ customer: customer.id, status: "all" })).data).toHaveLength(1);
    await expect(create(2)).rejects.toMatchObject({ type: "StripeIdempotencyError" });
  });

  test("with the same key, a decline is repeated and an invalid parameter is not", async () => {
    const { stripe } = await start();
    const { intent } = await buy(stripe);
    const decline = () =>
      stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_chargeDeclined" }, { idempotencyKey: "pay" });
    const first = await decline().catch((error: Stripe.errors.StripeError) => error);
    const second = await decline().catch((error: Stripe.errors.StripeError) => error);
    expect((second as Stripe.errors.StripeError).headers).toMatchObject({
      "idempotent-replayed": "true",
      "original-request": (first as Stripe.errors.StripeError).requestId,
    });
    await expect(stripe.customers.create({ nonsense: 1 } as never, { idempotencyKey: "new" })).rejects.toMatchObject({
      code: "parameter_unknown",
      param: "nonsense",
    });
    await expect(stripe.customers.create({ email: "a@example.com" }, { idempotencyKey: "new" })).resolves.toMatchObject(
      { object: "customer" },
    );
  });

  test("errors have Stripe's types and messages", async () => {
    const { stripe, simulator } = await start();
    await expect(stripe.customers.retrieve("cus_none")).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 404,
      code: "resource_missing",
      param: "id",
    });
    await expect(stripe.subscriptions.list({ customer: "cus_none" })).rejects.toMatchObject({
      code: "resource_missing",
      param: "customer",
    });
    await expect(stripe.subscriptions.create({ items: [{ price: "price_none" }] } as never)).rejects.toMatchObject({
      code: "parameter_missing",
      param: "customer",
    });
    const { subscription } = await buy(stripe);
    await expect(
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true, cancel_at: "" }),
    ).rejects.toMatchObject({ param: "cancel_at" });
    await expect(
      stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice.payment_intent"] }),
    ).rejects.toMatchObject({ param: "expand" });
    await expect(
      new Stripe("sk_test_other", {
        host: "127.0.0.1",
        port: new URL(simulator.url).port,
        protocol: "http",
      }).customers.list(),
    ).rejects.toMatchObject({ type: "StripeAuthenticationError" });
    await expect(
      new Stripe("sk_live_real", {
        host: "127.0.0.1",
        port: new URL(simulator.url).port,
        protocol: "http",
      }).customers.list(),
    ).rejects.toThrow(/does not accept live keys: STRIPE_SECRET_KEY/);
    await expect(stripe.customers.list({}, { apiVersion: "2020-08-27" })).rejects.toThrow(
      /implements 2026-10-28.endive/,
    );
  });

  test("the client can page through a list", async () => {
    const { stripe } = await start();
    for (let index = 0; index < 7; index++) await stripe.customers.create({ email: `${index}@example.com` });
    const seen: string[] = [];
    for await (const customer of stripe.customers.list({ limit: 3 })) seen.push(customer.email!);
    expect(seen).toEqual([
      "6@example.com",
      "5@example.com",
      "4@example.com",
      "3@example.com",
      "2@example.com",
      "1@example.com",
      "0@example.com",
    ]);
  });

  test("a canceled subscription cannot be reactivated", async () => {
    const { stripe } = await start();
    const { subscription } = await buy(stripe);
    await stripe.subscriptions.cancel(subscription.id);
    await expect(stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })).rejects.toThrow(
      /canceled subscription/,
    );
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: "resource_missing" });
  });

  test("a simulated outage affects every call", async () => {
    const { stripe, simulator } = await start();
    simulator.setFaults({ unavailable: true });
    await expect(stripe.customers.list()).rejects.toMatchObject({ statusCode: 503 });
    simulator.setFaults({ unavailable: false });
    await expect(stripe.customers.list()).resolves.toMatchObject({ data: [] });
  });

  test("only loopback names reach it, and no page of another site", async () => {
    const { simulator } = await start();
    const status = (headers: Record<string, string>) =>
      new Promise((resolve, reject) => {
        httpRequest(`${simulator.url}/control/state`, { method: "POST", headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on("error", reject)
          .end();
      });
    expect(await status({ host: "evil.example" })).toBe(403);
    expect(await status({ origin: "https://evil.example" })).toBe(403);
    expect(await status({})).toBe(200);
  });
});
