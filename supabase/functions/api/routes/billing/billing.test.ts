import assert from "node:assert/strict";
import { createFakeStripe } from "../../../_shared/domain/billing/testing/fake-stripe.ts";
import { subscriptionDetails } from "../../../_shared/contract/wire/billing.ts";
import { type FakeResponses, fakeSupabase } from "../../../_shared/platform/testing/fake-supabase.ts";
import { setUpApi, testMe, testUserId } from "../../testing/set-up.ts";

const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const rpc = (name: string) => `/rest/v1/rpc/${name}`;
const billing = {
  user_id: testUserId,
  email: testMe.email,
  customer_id: "cus_1",
  subscription_id: "sub_1",
  status: "active",
  current_period_start: 1_780_000_000,
  current_period_end: 1_782_592_000,
  ends_at: null,
  cancel_at_period_end: false,
};
const responses: FakeResponses = {
  [rpc("my_billing")]: () => billing,
  [rpc("take_rate_limits")]: () => 0,
  [rpc("me")]: () => testMe,
  [rpc("claim_sync")]: () => ({ user_id: testUserId, customer_id: "cus_1", ticket: 2, base: 1 }),
  [rpc("apply_subscription")]: () => "applied",
};

/** The API between a Supabase and a Stripe that respond from memory. */
function setUp(changes: FakeResponses = {}, env: Record<string, string> = keys) {
  const supabase = fakeSupabase({ ...responses, ...changes });
  const stripe = createFakeStripe();
  stripe.customers.set("cus_1", { id: "cus_1", email: testMe.email, deleted: false });
  const router = (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init);
    return (new URL(request.url).hostname === "api.stripe.com" ? stripe.fetch : supabase.fetch)(request);
  };
  const { call, logged } = setUpApi({}, { env, fetch: router as typeof fetch });
  const ask = (method: string, path: string) => call(method, path, method === "GET" ? undefined : {});
  return { ask, stripe, logged, received: supabase.received };
}

const posts = [
  "/api/create-subscription",
  "/api/cancel-subscription",
  "/api/reactivate-subscription",
  "/api/billing-portal",
  "/api/sync-subscription",
];

Deno.test("without keys, payments are refused with a message for the page", async () => {
  const { ask } = setUp({}, {});
  for (const [method, path] of [["GET", "/api/stripe-mode-check"], ...posts.map((path) => ["POST", path])] as [
    string,
    string,
  ][]) {
    const response = await ask(method, path);
    assert.equal(response.status, 503, path);
    const { code, message } = await response.json();
    assert.deepEqual([code, message], ["not_configured", "Stripe not available"]);
  }
});

Deno.test("the mode is the keys'; the secret one never leaves", async () => {
  const response = await setUp().ask("GET", "/api/stripe-mode-check");
  assert.deepEqual(await response.json(), { mode: "test", publishableKey: "pk_test_1", simulated: false });
});

Deno.test("a token without an account behind it acts on nothing", async () => {
  const { ask, stripe } = setUp({ [rpc("my_billing")]: () => null });
  for (const path of posts) assert.equal((await ask("POST", path)).status, 401, path);
  assert.equal((await ask("GET", "/api/subscription-details")).status, 401);
  assert.equal(stripe.requests.length, 0);
});

Deno.test("who asks too often waits, and Stripe is not asked", async () => {
  const { ask, stripe } = setUp({ [rpc("take_rate_limits")]: () => 90 });
  for (const path of posts) {
    const response = await ask("POST", path);
    assert.deepEqual([response.status, response.headers.get("retry-after")], [429, "90"], path);
  }
  assert.equal(stripe.requests.length, 0);
});

Deno.test("details are compared with Stripe first, and are the last known ones while it is down", async () => {
  const { ask, stripe, received, logged } = setUp();
  const response = await ask("GET", "/api/subscription-details");
  assert.equal(response.status, 200);
  assert.deepEqual(subscriptionDetails.parse(await response.json()), {
    current_period_start: 1_780_000_000,
    current_period_end: 1_782_592_000,
    cancel_at_period_end: false,
    portal_key: "/api/billing-portal",
    status: "active",
    ends_at: null,
    paymentFailed: false,
  });
  assert.ok(received.some(({ path }) => path === rpc("apply_subscription")));

  stripe.around = {
    before: () => {
      throw new Error("down");
    },
  };
  assert.equal((await ask("GET", "/api/subscription-details")).status, 200);
  assert.equal(logged.at(-1)?.event, "billing_compare_failed");
});

Deno.test("no subscription is 404, a failed payment is told", async () => {
  assert.equal(
    (
      await setUp({ [rpc("my_billing")]: () => ({ ...billing, subscription_id: null }) }).ask(
        "GET",
        "/api/subscription-details",
      )
    ).status,
    404,
  );
  const failing = await setUp({ [rpc("my_billing")]: () => ({ ...billing, status: "past_due" }) }).ask(
    "GET",
    "/api/subscription-details",
  );
  assert.equal((await failing.json()).paymentFailed, true);
});

Deno.test("an outage of Stripe is a passing one, and its own words stay inside", async () => {
  const { ask, stripe } = setUp({ [rpc("begin_checkout")]: () => ({ customer_id: "cus_1", attempt: 0 }) });
  stripe.around = {
    before: () => {
      throw new Error("secret details of an outage");
    },
  };
  for (const path of [
    "/api/create-subscription",
    "/api/cancel-subscription",
    "/api/billing-portal",
    "/api/sync-subscription",
  ]) {
    const response = await ask("POST", path);
    const text = await response.text();
    assert.equal(response.status, 503, `${path} ${text}`);
    assert.ok(!text.includes("secret details"));
  }
});
