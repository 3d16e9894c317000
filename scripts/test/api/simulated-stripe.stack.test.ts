import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { Stripe } from "stripe";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { Stack } from "../../stack/stack.ts";
import { fastPasswordHashing, startTemporaryStack } from "../../stack/temporary-stack.ts";
import { newSubscription } from "../../simulated-stripe/testing/new-subscription.ts";

const stack = inject("stack");

function clientOf({ url, secretKey }: { url: string; secretKey: string }): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(secretKey, { host: hostname, port, protocol: "http", telemetry: false });
}

const card = (number: string) => ({
  "payment_method_data[type]": "card",
  "payment_method_data[card][number]": number,
  "payment_method_data[card][exp_month]": "12",
  "payment_method_data[card][exp_year]": "2040",
  "payment_method_data[card][cvc]": "123",
});
const post = (url: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(url, { method: "POST", body: new URLSearchParams(values), headers });

describe("through the public origin", () => {
  test("a page pays with the publishable key and the client secret", async () => {
    const stripe = clientOf(stack.stripe);
    const { subscription, intent, secret } = await newSubscription(stripe);
    const proof = { key: stack.stripe.publishableKey, client_secret: secret };
    const path = `${stack.url}/simulator/stripe/v1/payment_intents/${intent}`;
    const declined = await post(`${path}/confirm`, { ...proof, ...card("4000000000000002") });
    expect(declined.status).toBe(402);
    expect(await declined.json()).toMatchObject({
      error: { type: "card_error", code: "card_declined", payment_intent: { id: intent } },
    });
    expect(await (await post(`${path}/confirm`, { ...proof, ...card("4000002500003155") })).json()).toMatchObject({
      status: "requires_action",
    });
    expect(await (await post(`${path}/authenticate`, { ...proof, approved: "true" })).json()).toMatchObject({
      status: "succeeded",
    });
    expect(await (await fetch(`${path}?${new URLSearchParams(proof)}`)).json()).toMatchObject({ status: "succeeded" });
    expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("active");
  });

  test.each([
    "/v1/customers",
    "/v1/subscriptions",
    "/v1/events",
    "/v1/payment_intents",
    "/control/state",
    "/control/advance",
    "/p/session/x",
    "//",
    "",
  ])("nothing else of the simulator is there: %s", async (path) => {
    const headers = { authorization: `Bearer ${stack.stripe.secretKey}` };
    const url = `${stack.url}/simulator/stripe${path}`;
    expect((await fetch(url, { headers })).status).toBe(404);
    expect((await post(url, { seconds: "1" }, headers)).status).toBe(404);
  });

  test("the secret API is not available at the public origin", async () => {
    const response = await fetch(`${stack.url}/v1/customers`, {
      headers: { authorization: `Bearer ${stack.stripe.secretKey}` },
    });
    expect(await response.text()).not.toContain('"list"');
  });
});

/** Retrieves the subscription from the API, as the product's own function does, and responds with it. */
const webhookFunction = `
const seen = [];
Deno.serve(async (request) => {
  if (request.method === "GET") return Response.json(seen);
  const event = await request.json();
  if (!request.headers.get("stripe-signature") || !event.type.startsWith("customer.subscription.")) return new Response();
  const response = await fetch(Deno.env.get("STRIPE_API_BASE") + "/v1/subscriptions/" + event.data.object.id, { headers: { authorization: "Bearer " + Deno.env.get("STRIPE_SECRET_KEY") } });
  seen.push([event.type, (await response.json()).status]);
  return new Response();
});
`;

describe("with a webhook function", () => {
  let own: Stack;
  let directory: string;
  const seen = async () => (await (await fetch(`${own.url}/functions/v1/stripe-webhook`)).json()) as [string, string][];

  beforeAll(async () => {
    directory = mkdtempSync(`${tmpdir()}/caption-kite-functions-`);
    mkdirSync(`${directory}/stripe-webhook`);
    writeFileSync(`${directory}/stripe-webhook/index.ts`, webhookFunction);
    own = await startTemporaryStack({
      ...fastPasswordHashing,
      functionsDir: directory,
      log: (line) => process.stderr.write(`${line}\n`),
    });
  });

  afterAll(async () => {
    await own?.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  test("the functions know where the simulator is, and only test keys", () => {
    expect(own.functionsEnv).toMatchObject({
      STRIPE_API_BASE: own.stripe!.url,
      STRIPE_SECRET_KEY: expect.stringMatching(/^sk_test_simulated_/),
      STRIPE_PUBLISHABLE_KEY: expect.stringMatching(/^pk_test_simulated_/),
      STRIPE_WEBHOOK_SECRET: expect.stringMatching(/^whsec_/),
    });
    expect(new URL(own.stripe!.url).hostname).toBe("127.0.0.1");
    expect(new URL(own.stripe!.url).port).not.toBe(String(own.port));
  });

  test("it receives a subscription's signed events: paid, renewed, cancelled, ended", async () => {
    const stripe = clientOf(own.stripe!);
    const { subscription, intent } = await newSubscription(stripe);
    await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
    await own.stripe!.settled();
    expect(await seen()).toContainEqual(["customer.subscription.updated", "active"]);
    const { items } = await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    await own.stripe!.advanceTo(items.data[0]!.current_period_end);
    expect((await seen()).at(-1)).toEqual(["customer.subscription.deleted", "canceled"]);
    expect(own.stripe!.state().waiting).toBe(0);
  });
});

describe("with real Stripe keys", () => {
  test("nothing is simulated", async () => {
    const keys = {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    };
    const real = await startTemporaryStack({
      ...fastPasswordHashing,
      env: keys,
      log: (line) => process.stderr.write(`${line}\n`),
    });
    try {
      expect(real.stripe).toBeNull();
      expect(real.functionsEnv).toMatchObject(keys);
      expect(real.functionsEnv).not.toHaveProperty("STRIPE_API_BASE");
      const response = await fetch(`${real.url}/simulator/stripe/v1/payment_intents/pi_1`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: "not_found" });
    } finally {
      await real.stop();
    }
  });
});
