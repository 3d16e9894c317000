import { describe, expect, test } from "vitest";
import { readSettings } from "../stack/settings.ts";

const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };

test("without keys, payments are simulated, and the functions get no keys from the settings", () => {
  const settings = readSettings({});
  expect(settings.stripeSimulator).toEqual({ port: undefined });
  expect(settings.functionsEnv).toEqual({});
});

test("with keys, nothing is simulated, and the functions get them", () => {
  const settings = readSettings(keys);
  expect(settings.stripeSimulator).toBeNull();
  expect(settings.functionsEnv).toEqual(keys);
  expect(
    readSettings({
      STRIPE_SECRET_KEY: "rk_live_1",
      STRIPE_PUBLISHABLE_KEY: "pk_live_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    }).stripeSimulator,
  ).toBeNull();
});

describe("inconsistent settings are refused with the name of the variable and never its value", () => {
  test.each([
    [
      "a live publishable key with the simulator",
      { STRIPE_PUBLISHABLE_KEY: "pk_live_SECRET" },
      /STRIPE_PUBLISHABLE_KEY is a live key/,
    ],
    [
      "a test publishable key alone",
      { STRIPE_PUBLISHABLE_KEY: "pk_test_SECRET" },
      /STRIPE_SECRET_KEY is not set, but STRIPE_PUBLISHABLE_KEY is/,
    ],
    [
      "a webhook secret alone",
      { STRIPE_WEBHOOK_SECRET: "whsec_SECRET" },
      /STRIPE_SECRET_KEY is not set, but STRIPE_WEBHOOK_SECRET is/,
    ],
    [
      "a test secret with a live publishable key",
      { ...keys, STRIPE_PUBLISHABLE_KEY: "pk_live_SECRET" },
      /STRIPE_PUBLISHABLE_KEY is a live key, but STRIPE_SECRET_KEY is a test key/,
    ],
    [
      "a live secret with a test publishable key",
      { ...keys, STRIPE_SECRET_KEY: "sk_live_SECRET" },
      /STRIPE_PUBLISHABLE_KEY is a test key, but STRIPE_SECRET_KEY is a live key/,
    ],
    ["no webhook secret", { ...keys, STRIPE_WEBHOOK_SECRET: "" }, /STRIPE_WEBHOOK_SECRET is not set/],
    ["no publishable key", { ...keys, STRIPE_PUBLISHABLE_KEY: "" }, /STRIPE_PUBLISHABLE_KEY is not set/],
    ["swapped keys", { ...keys, STRIPE_SECRET_KEY: "pk_test_SECRET" }, /STRIPE_SECRET_KEY must start with sk_test_/],
    [
      "something else as the webhook secret",
      { ...keys, STRIPE_WEBHOOK_SECRET: "SECRET" },
      /STRIPE_WEBHOOK_SECRET must start with whsec_/,
    ],
    [
      "a simulator on another machine",
      { ...keys, STRIPE_API_BASE: "http://stripe.example.com" },
      /STRIPE_API_BASE must be an http address of this machine/,
    ],
    [
      "live keys for a simulator",
      {
        STRIPE_SECRET_KEY: "sk_live_SECRET",
        STRIPE_PUBLISHABLE_KEY: "pk_live_SECRET",
        STRIPE_WEBHOOK_SECRET: "whsec_SECRET",
        STRIPE_API_BASE: "http://127.0.0.1:1",
      },
      /STRIPE_API_BASE must not be set together with live keys/,
    ],
  ])("%s", (_name, env, message) => {
    let refusal = "";
    try {
      readSettings(env);
    } catch (error) {
      refusal = (error as Error).message;
    }
    expect(refusal).toMatch(message);
    expect(refusal).not.toMatch(/_live_SECRET|_test_SECRET|whsec_SECRET/);
  });
});
