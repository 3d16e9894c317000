import assert from "node:assert/strict";
import { Stripe } from "stripe";
import { createPayments } from "../_shared/domain/billing/payments.ts";
import { createFakeStripe } from "../_shared/domain/billing/testing/fake-stripe.ts";
import { historyCustomer, subscriptionHistories } from "../_shared/domain/billing/testing/subscription-histories.ts";
import { createMemoryStore } from "../_shared/domain/billing/testing/memory-store.ts";
import { testStripeSettings } from "../_shared/domain/billing/testing/settings.ts";
import type { LogEntry } from "../_shared/platform/log.ts";
import { createApp } from "./app.ts";

const now = 1_780_000_000;
const userId = "00000000-0000-4000-8000-000000000001";
const { webhooks } = new Stripe("sk_test_1");
const body = JSON.stringify({
  id: "evt_1",
  object: "event",
  type: "invoice.paid",
  data: { object: { object: "invoice", customer: historyCustomer } },
});

const sign = (payload: string, { secret = testStripeSettings.webhookSecret, timestamp = now } = {}) =>
  webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp,
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });

function setUp() {
  const stripe = createFakeStripe();
  stripe.customers.set(historyCustomer, { id: historyCustomer, email: "a@example.com", deleted: false });
  for (const event of subscriptionHistories["paid, failed, cancelled, reactivated, deleted"]!.slice(0, 3))
    event.happen(stripe);
  const store = createMemoryStore();
  const account = store.add(userId, historyCustomer);
  const logged: LogEntry[] = [];
  const log = (_level: string, entry: LogEntry) => void logged.push(entry);
  const app = createApp({
    payments: createPayments(testStripeSettings, store, log, stripe.fetch),
    log,
    now: () => now * 1000,
  });
  const post = async (payload: string, signature: string | null) => {
    const response = await app.request("/functions/v1/stripe-webhook", {
      method: "POST",
      body: payload,
      headers: signature === null ? {} : { "stripe-signature": signature },
    });
    return { status: response.status, json: await response.json() };
  };
  return { stripe, store, account, app, post, logged };
}

Deno.test("a signed delivery brings the plan to what Stripe says, not to what the delivery says", async () => {
  const { post, account } = setUp();
  const lying = body.replace('"object":"invoice"', '"object":"invoice","status":"uncollectible"');
  assert.deepEqual(await post(lying, await sign(lying)), {
    status: 200,
    json: { received: true, outcome: "applied" },
  });
  assert.equal(account.subscription?.status, "active");
});

Deno.test("what Stripe did not sign just now is refused with 400 and changes nothing", async () => {
  const { post, account, stripe, store } = setUp();
  const good = await sign(body);
  const refused: [string, string, string | null][] = [
    ["no signature", body, null],
    ["another secret", body, await sign(body, { secret: "whsec_other" })],
    ["a changed body", body.replace("evt_1", "evt_2"), good],
    ["a truncated body", body.slice(0, -5), good],
    ["an empty body", "", good],
    ["too old", body, await sign(body, { timestamp: now - 301 })],
    ["nonsense", body, "t=1,v1=abc"],
    ["signed, but no JSON", "{", await sign("{")],
    ["signed, but no event", "null", await sign("null")],
    ["signed, but a nameless event", "{}", await sign("{}")],
    [
      "signed, but with a name that cannot be kept",
      '{"id":"evt_\\u0000","type":"invoice.paid"}',
      await sign('{"id":"evt_\\u0000","type":"invoice.paid"}'),
    ],
  ];
  for (const [what, payload, signature] of refused) {
    const { status, json } = await post(payload, signature);
    assert.equal(status, 400, what);
    assert.equal(json.code, "bad_request", what);
  }
  assert.equal(account.subscription, null);
  assert.deepEqual([stripe.requests.length, store.events.size], [0, 0]);
  assert.equal((await post(body, await sign(body, { timestamp: now - 300 }))).status, 200);
});

Deno.test("one good signature of several is enough: the secret is being changed", async () => {
  const { post } = setUp();
  const good = await sign(body);
  const other = (await sign(body, { secret: "whsec_old" })).split("v1=")[1]!;
  assert.equal((await post(body, good.replace("v1=", `v1=${other},v1=`))).status, 200);
  assert.equal((await post(body, `${good},v1=${other},v0=${other}`)).status, 200);
  assert.equal((await post(body, (await sign(body, { secret: "whsec_a" })) + `,v1=${other}`)).status, 400);
});

Deno.test(
  "a body without an end is refused before it is all in memory, and one that stops in the middle too",
  async () => {
    const { app, store } = setUp();
    let sent = 0;
    const post = async (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void) => {
      const response = await app.request("/stripe-webhook", {
        method: "POST",
        body: new ReadableStream({ pull }),
        headers: { "stripe-signature": await sign(body) },
        duplex: "half",
      } as RequestInit);
      return [response.status, (await response.json()).code];
    };
    assert.deepEqual(
      await post((controller) => {
        controller.enqueue(new Uint8Array(65_536));
        sent += 65_536;
      }),
      [413, "payload_too_large"],
    );
    assert.ok(sent < 64 * 1024 * 1024);
    assert.deepEqual(
      await post((controller) => {
        controller.error(new Error("gone"));
      }),
      [400, "bad_request"],
    );
    assert.equal(store.events.size, 0);
  },
);

Deno.test("a delivery that comes again gets 200 and asks nothing", async () => {
  const { post, stripe } = setUp();
  await post(body, await sign(body));
  const asked = stripe.requests.length;
  assert.deepEqual(await post(body, await sign(body)), {
    status: 200,
    json: { received: true, outcome: "duplicate" },
  });
  assert.equal(stripe.requests.length, asked);
});

Deno.test("events of other kinds and of other customers get 200 and ask nothing", async () => {
  const { post, stripe } = setUp();
  for (const other of [
    body.replace("invoice.paid", "charge.dispute.created"),
    body.replace("invoice.paid", "made.up.tomorrow"),
    body.replace(historyCustomer, "cus_of_another_product"),
    '{"id":"evt_1","type":"invoice.paid","data":{"object":null}}',
  ]) {
    const named = other.replace("evt_1", `evt_${other.length}`);
    assert.deepEqual(await post(named, await sign(named)), {
      status: 200,
      json: { received: true, outcome: "ignored" },
    });
  }
  assert.equal(stripe.requests.length, 0);
});

Deno.test("while Stripe does not respond the delivery stays open, and its repetition is worked on", async () => {
  const { post, stripe, store, account, logged } = setUp();
  stripe.around = {
    before: () => {
      throw new Error("down");
    },
  };
  assert.ok((await post(body, await sign(body))).status >= 500);
  assert.equal(store.events.get("evt_1"), null);
  assert.equal(logged.at(-1)?.event, "stripe_delivery_failed");
  stripe.around = {};
  assert.equal((await post(body, await sign(body))).json.outcome, "applied");
  assert.equal(account.subscription?.status, "active");
});

Deno.test("a deleted customer loses the plan; one that Stripe never knew keeps it", async () => {
  const { post, stripe, account } = setUp();
  await post(body, await sign(body));
  stripe.customers.get(historyCustomer)!.deleted = true;
  stripe.subscriptions.clear();
  const gone = body
    .replace("evt_1", "evt_2")
    .replace("invoice.paid", "customer.deleted")
    .replace('"object":"invoice","customer"', '"object":"customer","id"');
  assert.equal((await post(gone, await sign(gone))).json.outcome, "applied");
  assert.equal(account.subscription, null);

  const { post: postElsewhere, stripe: elsewhere, account: kept } = setUp();
  await postElsewhere(body, await sign(body));
  elsewhere.customers.clear();
  const third = body.replace("evt_1", "evt_3");
  assert.equal((await postElsewhere(third, await sign(third))).json.outcome, "customer_missing");
  assert.equal(kept.subscription?.status, "active");
});

Deno.test("without keys every delivery is refused, and other methods always", async () => {
  const app = createApp({ payments: null, log: () => undefined, now: () => now * 1000 });
  assert.equal((await app.request("/stripe-webhook", { method: "POST", body })).status, 503);
  assert.equal((await app.request("/stripe-webhook")).status, 405);
  assert.equal((await setUp().app.request("/elsewhere")).status, 404);
});

Deno.test("a delivery that is too large is refused, whether it says so or not", async () => {
  const { app, store } = setUp();
  const large = `${body.slice(0, -1)},"more":"${"x".repeat(1024 * 1024)}"}`;
  const stream = new Blob([large]).stream();
  for (const [sent, headers] of [
    [large, { "content-length": String(large.length) }],
    [stream, {}],
  ] as const) {
    const response = await app.request("/stripe-webhook", {
      method: "POST",
      body: sent,
      headers: { ...headers, "stripe-signature": await sign(large) },
    });
    assert.equal(response.status, 413);
  }
  assert.equal(store.events.size, 0);
});

Deno.test("a refused delivery leaves a line in the log: wrong secrets show there", async () => {
  const { post, logged } = setUp();
  await post(body, await sign(body, { secret: "whsec_other" }));
  assert.deepEqual(
    logged.map(({ event, code }) => [event, code]),
    [["stripe_delivery_failed", "bad_request"]],
  );
});
