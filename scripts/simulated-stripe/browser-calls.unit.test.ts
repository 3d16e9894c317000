import { createServer } from "node:http";
import type { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import type { StripeSimulator } from "./server.ts";
import { buy, endings, start } from "./testing/started-simulator.ts";

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
    const response = await post(`${url}/v1/payment_intents/${intent}/confirm`, {
      key: simulator.publishableKey,
      client_secret: secret,
      ...card,
      "payment_method_data[card][number]": "4012888888881881",
    });
    expect(response.status).toBe(402);
    expect(await response.json()).toMatchObject({
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
