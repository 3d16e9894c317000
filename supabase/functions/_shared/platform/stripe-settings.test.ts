import assert from "node:assert/strict";
import { testConfig } from "./testing/config.ts";
import { readStripeSettings } from "./stripe-settings.ts";

const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const live = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };

Deno.test("the mode comes from the keys; without any nothing can be paid for", () => {
  assert.equal(testConfig(keys).stripe?.mode, "test");
  assert.equal(testConfig({ ...live, STRIPE_SECRET_KEY: "rk_live_1" }).stripe?.mode, "live");
  assert.equal(testConfig({}).stripe, null);
  assert.equal(testConfig({ ...keys, STRIPE_API_BASE: "http://127.0.0.1:9" }).stripe?.simulatorUrl?.port, "9");
});

const wrong: [string, Record<string, string>, RegExp][] = [
  [
    "live keys with the simulator",
    { ...live, STRIPE_API_BASE: "http://127.0.0.1:9" },
    /STRIPE_API_BASE must not be set together with live keys/,
  ],
  [
    "a test secret with a live publishable key",
    { ...keys, STRIPE_PUBLISHABLE_KEY: "pk_live_1" },
    /STRIPE_PUBLISHABLE_KEY is a live key, but STRIPE_SECRET_KEY is a test key/,
  ],
  [
    "the reverse",
    { ...keys, STRIPE_SECRET_KEY: "sk_live_1" },
    /STRIPE_PUBLISHABLE_KEY is a test key, but STRIPE_SECRET_KEY is a live key/,
  ],
  ["no webhook secret", { ...keys, STRIPE_WEBHOOK_SECRET: " " }, /STRIPE_WEBHOOK_SECRET is not set/],
  [
    "only a webhook secret",
    { STRIPE_WEBHOOK_SECRET: "whsec_1" },
    /STRIPE_SECRET_KEY is not set.*STRIPE_PUBLISHABLE_KEY is not set/,
  ],
  ["swapped keys", { ...keys, STRIPE_SECRET_KEY: "pk_test_1" }, /STRIPE_SECRET_KEY must start with sk_test_/],
  [
    "something else as the webhook secret",
    { ...keys, STRIPE_WEBHOOK_SECRET: "hunter2" },
    /STRIPE_WEBHOOK_SECRET must start with whsec_/,
  ],
  [
    "a simulator somewhere else",
    { ...keys, STRIPE_API_BASE: "http://stripe.example.com" },
    /STRIPE_API_BASE must be an http address of this machine/,
  ],
];
for (const [what, env, message] of wrong) {
  Deno.test(`${what}: start fails and names the variable, not its value`, () => {
    assert.throws(
      () => testConfig(env),
      (error: Error) => {
        assert.match(error.message, message);
        for (const value of Object.values(env)) assert.ok(value === " " || !error.message.includes(value));
        return true;
      },
    );
  });
}

Deno.test("every problem is told at once", () => {
  assert.equal(
    readStripeSettings({
      ...live,
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: "x",
      STRIPE_API_BASE: "ftp://a",
    }).problems.length,
    4,
  );
});
