import assert from "node:assert/strict";
import { createStripe } from "./client.ts";
import { testStripeSettings } from "./testing/settings.ts";

/** How often a request is attempted if its connection breaks immediately. */
async function triesOf(brief: boolean): Promise<number> {
  let tries = 0;
  const fetcher = () => {
    tries++;
    return Promise.reject(new TypeError("connection refused"));
  };
  const stripe = createStripe(testStripeSettings, fetcher, { brief });
  await assert.rejects(stripe.customers.retrieve("cus_1"), { type: "StripeConnectionError" });
  return tries;
}

Deno.test("a call that fails on the way is repeated, a look that can be done without less often", async () => {
  assert.deepEqual([await triesOf(false), await triesOf(true)], [3, 2]);
});

Deno.test("with a Stripe that never responds, a brief look is over within ten seconds", () => {
  const waits = (brief: boolean) => {
    const stripe = createStripe(testStripeSettings, fetch, { brief });
    return stripe.getApiField("timeout") * (1 + stripe.getApiField("maxNetworkRetries"));
  };
  assert.ok(waits(true) <= 9000);
  assert.ok(waits(false) <= 50_000);
});
