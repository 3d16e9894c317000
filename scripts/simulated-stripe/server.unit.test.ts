import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { Stripe } from "stripe";
import { afterEach, describe, expect, test } from "vitest";
import { startStripeSimulator, type SimulatorOptions, type StripeSimulator } from "./server.ts";
import { recordingClient } from "./testing/checked-client.ts";
import { startReceiver, type Receiver } from "./testing/receiver.ts";

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

async function start(
  options: Partial<SimulatorOptions> = {},
): Promise<{ simulator: StripeSimulator; stripe: Stripe; receiver: Receiver }> {
  const receiver = await startReceiver();
  endings.push(receiver.stop);
  const simulator = await startStripeSimulator({
    file: null,
    port: 0,
    durable: false,
    webhookUrl: () => Promise.resolve(receiver.url),
    log: () => {},
    ...options,
  });
  endings.push(simulator.stop);
  return { simulator, stripe: recordingClient(simulator).stripe, receiver };
}

async function buy(
  stripe: Stripe,
  key?: string,
): Promise<{ subscription: Stripe.Subscription; secret: string; intent: string; customer: string }> {
  const product = await stripe.products.create({ name: "Premium" });
  const price = await stripe.prices.create({
    product: product.id,
    currency: "usd",
    unit_amount: 350,
    recurring: { interval: "month" },
  });
  const customer = await stripe.customers.create({ email: "a@example.com" });
  const subscription = await stripe.subscriptions.create(
    {
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription" },
      expand: ["latest_invoice.confirmation_secret"],
    },
    key ? { idempotencyKey: key } : {},
  );
  const secret = (subscription.latest_invoice as Stripe.Invoice).confirmation_secret!.client_secret;
  return { subscription, secret, intent: secret.split("_secret_")[0]!, customer: customer.id };
}

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

describe("what the public origin forwards", () => {
  async function browser(): Promise<{ url: string; simulator: StripeSimulator; stripe: Stripe }> {
    const { simulator, stripe } = await start();
    const server = createServer((request, response) => void simulator.browserCalls(request, response, request.url!));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    endings.push(() => server.close());
    return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}`, simulator, stripe };
  }

  const card = {
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": "4242424242424242",
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2040",
    "payment_method_data[card][cvc]": "123",
  };
  const post = (url: string, values: Record<string, string>) =>
    fetch(url, { method: "POST", body: new URLSearchParams(values) });

  test("an intent can be retrieved and confirmed with its client secret, without the server's fields", async () => {
    const { url, simulator, stripe } = await browser();
    const { secret, intent, customer, subscription } = await buy(stripe);
    const proof = { key: simulator.publishableKey, client_secret: secret };
    const confirmed = await post(`${url}/v1/payment_intents/${intent}/confirm`, { ...proof, ...card });
    expect(confirmed.status).toBe(200);
    const body = await confirmed.text();
    expect(JSON.parse(body)).toMatchObject({ id: intent, status: "succeeded" });
    expect(body).not.toContain(customer);
    expect((await fetch(`${url}/v1/payment_intents/${intent}?${new URLSearchParams(proof)}`)).status).toBe(200);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
  });

  test("a card that is not a test card is declined and not stored", async () => {
    const { url, simulator, stripe } = await browser();
    const { secret, intent } = await buy(stripe);
    const answer = await post(`${url}/v1/payment_intents/${intent}/confirm`, {
      key: simulator.publishableKey,
      client_secret: secret,
      ...card,
      "payment_method_data[card][number]": "4012888888881881",
    });
    expect(answer.status).toBe(402);
    expect(await answer.json()).toMatchObject({
      error: { code: "card_declined", decline_code: "test_mode_live_card" },
    });
    expect((await stripe.paymentIntents.retrieve(intent)).status).toBe("requires_payment_method");
  });

  test("a wrong key, a wrong secret and every other call are refused", async () => {
    const { url, simulator, stripe } = await browser();
    const { secret, intent, subscription } = await buy(stripe);
    const path = `${url}/v1/payment_intents/${intent}/confirm`;
    expect((await post(path, { key: "pk_test_other", client_secret: secret, ...card })).status).toBe(401);
    expect(
      (await post(path, { key: simulator.publishableKey, client_secret: `${intent}_secret_guess`, ...card })).status,
    ).toBe(404);
    expect((await post(path, { key: simulator.publishableKey, ...card })).status).toBe(400);
    for (const other of [
      `/v1/subscriptions/${subscription.id}`,
      "/v1/customers",
      "/control/state",
      "/control/advance",
      `/v1/payment_intents/${intent}/cancel`,
      "/v1/payment_intents",
    ]) {
      expect(
        (await fetch(`${url}${other}`, { method: "POST", headers: { authorization: `Bearer ${simulator.secretKey}` } }))
          .status,
        other,
      ).toBe(404);
      expect(
        (await fetch(`${url}${other}`, { headers: { authorization: `Bearer ${simulator.secretKey}` } })).status,
        other,
      ).toBe(404);
    }
  });
});

describe("deliveries", () => {
  test("a signature is valid only for its body and for minutes", async () => {
    const { stripe, simulator, receiver } = await start({ realNow: () => Date.now() - 301_000 });
    await stripe.customers.create({});
    await simulator.settled();
    const [{ body, signature } = { body: "", signature: "" }] = receiver.received;
    expect(() => stripe.webhooks.constructEvent(body, signature, simulator.webhookSecret)).toThrow(
      /outside the tolerance/,
    );
    expect(stripe.webhooks.constructEvent(body, signature, simulator.webhookSecret, 600).type).toBe("customer.created");
    expect(() => stripe.webhooks.constructEvent(body, signature, "whsec_other", 600)).toThrow(/signature/);
  });

  test("an event that was not accepted is delivered again later with a new signature", async () => {
    let now = Date.now();
    const { stripe, simulator, receiver } = await start({ realNow: () => now });
    receiver.answerWith(500);
    await stripe.customers.create({});
    await simulator.settled();
    expect(simulator.state().waiting).toBe(1);
    receiver.answerWith(200);
    await simulator.settled();
    expect(receiver.received).toHaveLength(1);
    now += 1000;
    await simulator.settled();
    expect(simulator.state().waiting).toBe(0);
    expect(receiver.received[1]!.body).toBe(receiver.received[0]!.body);
    expect(receiver.received[1]!.signature).not.toBe(receiver.received[0]!.signature);
  });

  test("duplicates are sent as often as set", async () => {
    const { stripe, simulator, receiver } = await start();
    simulator.setFaults({ duplicates: 2 });
    await stripe.customers.create({});
    await simulator.settled();
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(receiver.received).toHaveLength(3);
  });

  test("held events are sent when they are released, newest first if set", async () => {
    const { stripe, simulator, receiver } = await start();
    simulator.setFaults({ held: true, reversed: true });
    const { intent } = await buy(stripe);
    await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
    await simulator.deliver();
    expect(receiver.received).toEqual([]);
    await simulator.release();
    expect(receiver.types()).toEqual(
      simulator
        .events()
        .map(({ type }) => type)
        .toReversed(),
    );
    expect(simulator.state()).toMatchObject({ waiting: 0, faults: { held: false, reversed: false } });
  });

  test("lost events are never sent, but can be sent again manually", async () => {
    const { stripe, simulator, receiver } = await start();
    simulator.setFaults({ lost: true });
    await stripe.customers.create({});
    simulator.setFaults({ lost: false });
    await simulator.deliver();
    expect(receiver.received).toEqual([]);
    expect(await simulator.resend(simulator.events()[0]!.id)).toEqual([200]);
    expect(receiver.types()).toEqual(["customer.created"]);
  });

  test("an endpoint gets the events that it asked for, signed with its own secret", async () => {
    const { stripe, simulator } = await start();
    const own = await startReceiver();
    endings.push(own.stop);
    const endpoint = await stripe.webhookEndpoints.create({
      url: own.url,
      enabled_events: ["customer.subscription.created"],
    });
    await buy(stripe);
    await simulator.settled();
    expect(own.types()).toEqual(["customer.subscription.created"]);
    expect(
      stripe.webhooks.constructEvent(own.received[0]!.body, own.received[0]!.signature, endpoint.secret!).type,
    ).toBe("customer.subscription.created");
  });
});

describe("between starts", () => {
  test("everything is kept: keys, resources, the clock, pending deliveries and idempotency keys", async () => {
    const directory = mkdtempSync(`${tmpdir()}/simulator-`);
    endings.push(() => rmSync(directory, { recursive: true }));
    const file = `${directory}/stripe.json`;
    const before = await start({ file });
    const { subscription, intent } = await buy(before.stripe, "kept");
    await before.stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_chargeCustomerFail" });
    await before.simulator.advance(10);
    before.receiver.answerWith(500);
    await before.stripe.customers.update(subscription.customer as string, { name: "A" });
    await before.simulator.settled();
    const { now } = before.simulator.state();
    await before.simulator.stop();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(directory)).toEqual(["stripe.json"]);

    const after = await start({ file });
    expect(after.simulator).toMatchObject({
      secretKey: before.simulator.secretKey,
      publishableKey: before.simulator.publishableKey,
      webhookSecret: before.simulator.webhookSecret,
    });
    expect(after.simulator.state().now).toBeGreaterThanOrEqual(now);
    await after.simulator.deliver();
    expect(after.receiver.types()).toEqual(["customer.updated"]);
    expect((await after.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
    await after.simulator.advance(32 * 86_400);
    // The card's behavior is kept, too: it fails on renewal.
    expect((await after.stripe.subscriptions.retrieve(subscription.id)).status).toBe("past_due");
  });
});
