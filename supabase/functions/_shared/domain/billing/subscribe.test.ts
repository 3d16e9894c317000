import assert from "node:assert/strict";
import { createPayments } from "./payments.ts";
import { createSubscription } from "./subscribe.ts";
import { createFakeStripe } from "./testing/fake-stripe.ts";
import { createMemoryStore } from "./testing/memory-store.ts";
import { testStripeSettings } from "./testing/settings.ts";

const payer = { userId: "00000000-0000-4000-8000-000000000001", email: "anna@example.com" };

function setUp() {
  const stripe = createFakeStripe();
  const store = createMemoryStore();
  const account = store.add(payer.userId);
  const payments = createPayments(testStripeSettings, store, () => undefined, stripe.fetch);
  return { stripe, store, account, payments, subscribe: () => createSubscription(payments, payer) };
}

const only = <T>(values: Iterable<T>): T => {
  const [first, ...others] = values;
  assert.ok(first !== undefined && others.length === 0, `one, not ${others.length + 1}`);
  return first;
};

Deno.test("twenty clicks at once make one customer, one subscription, one secret", async () => {
  const { stripe, subscribe } = setUp();
  const results = await Promise.all(Array.from({ length: 20 }, subscribe));
  assert.equal(new Set(results.map((result) => "clientSecret" in result && result.clientSecret)).size, 1);
  assert.equal(only(stripe.subscriptions.values()).customer, only(stripe.customers.keys()));
});

Deno.test("twenty clicks of a known customer, who all find nothing and all start making, make one", async () => {
  const { stripe, account, subscribe } = setUp();
  stripe.customers.set("cus_known", { id: "cus_known", email: payer.email, deleted: false });
  account.customerId = "cus_known";
  const results = await Promise.all(Array.from({ length: 20 }, subscribe));
  assert.equal(new Set(results.map((result) => JSON.stringify(result))).size, 1);
  assert.equal(stripe.subscriptions.size, 1);
  const keys = stripe.requests
    .filter(({ path, method }) => path === "/subscriptions" && method === "POST")
    .map(({ idempotencyKey }) => idempotencyKey);
  assert.ok(keys.length >= 20, "all of them got that far");
  assert.equal(new Set(keys).size, 1);
});

Deno.test("an open payment is gone on with, an expired one is replaced, a running subscription is told", async () => {
  const { stripe, account, subscribe } = setUp();
  const first = await subscribe();
  assert.deepEqual(await subscribe(), first);
  const made = only(stripe.subscriptions.values());
  assert.equal(account.subscription?.id, made.id);

  made.status = "incomplete_expired";
  const second = await subscribe();
  assert.notDeepEqual(second, first);
  const newer = [...stripe.subscriptions.values()].at(-1)!;
  for (const status of ["active", "trialing", "past_due"] as const) {
    newer.status = status;
    assert.deepEqual(await subscribe(), { status: "active" });
    assert.equal(account.subscription?.status, status, "the plan is brought up to date on the way");
  }
  assert.equal(stripe.subscriptions.size, 2);
});

Deno.test("what is left unpaid is ended before a new one is made, and so is one at another price", async () => {
  const { stripe, subscribe } = setUp();
  await subscribe();
  const first = only(stripe.subscriptions.values());
  first.status = "unpaid";
  await subscribe();
  assert.equal(first.status, "canceled");
  const second = [...stripe.subscriptions.values()].at(-1)!;
  second.price = "price_of_last_year";
  await subscribe();
  assert.equal(second.status, "canceled");
  assert.equal(stripe.subscriptions.size, 3);
});

Deno.test(
  "a customer that Stripe does not know, or that was deleted there, is made anew; an outage makes none",
  async () => {
    const { stripe, account, subscribe } = setUp();
    await subscribe();
    const old = account.customerId;
    stripe.around = {
      before: ({ path }) => {
        if (path === "/subscriptions") throw new Error("down");
      },
    };
    await assert.rejects(subscribe());
    assert.equal(account.customerId, old);

    stripe.around = {};
    stripe.customers.clear();
    stripe.subscriptions.clear();
    await subscribe();
    assert.notEqual(account.customerId, old);

    stripe.customers.get(account.customerId!)!.deleted = true;
    stripe.subscriptions.clear();
    const deleted = account.customerId;
    await Promise.all([subscribe(), subscribe()]);
    assert.notEqual(account.customerId, deleted);
    assert.equal(stripe.subscriptions.size, 1);
  },
);

Deno.test("a refusal does not stick to the next try, though Stripe repeats it for a day under one key", async () => {
  const { stripe, account, subscribe } = setUp();
  stripe.around = {
    after: ({ path, method }) => {
      if (path === "/subscriptions" && method === "POST") throw new Error("refused for good");
    },
  };
  await assert.rejects(subscribe());
  assert.equal(account.attempt, 1);
  stripe.around = {};
  stripe.subscriptions.clear();
  await subscribe();
  const keys = stripe.requests
    .filter(({ path, method }) => path === "/subscriptions" && method === "POST")
    .map(({ idempotencyKey }) => idempotencyKey);
  assert.equal(new Set(keys).size, 2);
});

Deno.test("an account that is deleted while its subscription is made leaves nothing that could be paid", async () => {
  const { stripe, store, subscribe } = setUp();
  stripe.around = {
    after: ({ path, method }) => {
      if (path === "/subscriptions" && method === "POST") store.accounts.delete(payer.userId);
    },
  };
  await assert.rejects(subscribe(), { code: "unauthorized" });
  assert.equal(only(stripe.subscriptions.values()).status, "canceled");
  assert.equal(only(stripe.customers.values()).deleted, true);
});

for (const path of ["/subscriptions/", "/customers/"]) {
  Deno.test(
    `what is left at ${path} of an account that is deleted meanwhile is a failure while it cannot be ended`,
    async () => {
      const { stripe, store, subscribe } = setUp();
      stripe.around = {
        before: (request) => {
          if (request.method === "DELETE" && request.path.startsWith(path)) throw new Error("down");
        },
        after: (request) => {
          if (request.path === "/subscriptions" && request.method === "POST") store.accounts.delete(payer.userId);
        },
      };
      await assert.rejects(subscribe(), { type: "StripeAPIError" });
    },
  );
}

Deno.test("an account that is deleted while its customer is made leaves no address at Stripe", async () => {
  const { stripe, store, subscribe } = setUp();
  stripe.around = {
    after: ({ path, method }) => {
      if (path === "/customers" && method === "POST") store.accounts.delete(payer.userId);
    },
  };
  await assert.rejects(subscribe(), { code: "unauthorized" });
  assert.equal(only(stripe.customers.values()).deleted, true);
});

Deno.test("a subscription that another call ends while it is made can be asked for again", async () => {
  const { stripe, subscribe } = setUp();
  stripe.around = {
    after: ({ path, method }) => {
      if (path === "/subscriptions" && method === "POST") only(stripe.subscriptions.values()).status = "canceled";
    },
  };
  await assert.rejects(subscribe(), { code: "subscription_ended" });
});

Deno.test("a customer that another call deletes while the subscription is made can be asked for again", async () => {
  const { stripe, subscribe } = setUp();
  stripe.around = {
    before: ({ path, method }) => {
      if (path === "/subscriptions" && method === "POST") only(stripe.customers.values()).deleted = true;
    },
  };
  await assert.rejects(subscribe(), { code: "subscription_ended" });
  stripe.around = {};
  assert.equal(typeof (await subscribe()), "object");
});

Deno.test("without the premium price nothing is made and payments are not available", async () => {
  const { stripe, subscribe } = setUp();
  stripe.prices.pop();
  await assert.rejects(subscribe(), { code: "not_configured", message: "Stripe not available" });
  assert.equal(stripe.customers.size, 0);
});

Deno.test("a price that is no longer offered is not sold, though it still holds the lookup key", async () => {
  const { stripe, subscribe } = setUp();
  stripe.prices[0]!.active = false;
  await assert.rejects(subscribe(), { code: "not_configured" });
  stripe.prices.push({ id: "price_2", lookup_key: "caption_kite_premium_monthly", active: true });
  await subscribe();
  assert.equal(only(stripe.subscriptions.values()).price, "price_2");
});

Deno.test("while an earlier try cannot be ended, no second one is made beside it", async () => {
  const { stripe, subscribe } = setUp();
  await subscribe();
  only(stripe.subscriptions.values()).status = "unpaid";
  stripe.around = {
    before: ({ method }) => {
      if (method === "DELETE") throw new Error("down");
    },
  };
  await assert.rejects(subscribe());
  assert.equal(stripe.subscriptions.size, 1);
});

Deno.test("the premium price is looked up once for many", async () => {
  const { stripe, payments, subscribe } = setUp();
  await subscribe();
  await subscribe();
  assert.equal(stripe.requests.filter(({ path }) => path === "/prices").length, 1);
  assert.equal(await payments.findPrice(), "price_1");
});

Deno.test("a try whose end nobody knows is not moved on from: the next one asks under the same key", async () => {
  const { stripe, store, account } = setUp();
  const keys: (string | null)[] = [];
  const busy: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== "POST" || !request.url.endsWith("/v1/subscriptions")) return await stripe.fetch(request);
    keys.push(request.headers.get("idempotency-key"));
    return Response.json(
      { error: { type: "invalid_request_error", code: "idempotency_key_in_use", message: "in progress" } },
      { status: 409, headers: { "stripe-should-retry": "false" } },
    );
  };
  const payments = createPayments(testStripeSettings, store, () => undefined, busy);
  for (let time = 0; time < 2; time++) await assert.rejects(createSubscription(payments, payer));
  assert.equal(account.attempt, 0);
  assert.deepEqual([keys.length, new Set(keys).size], [2, 1]);
});
