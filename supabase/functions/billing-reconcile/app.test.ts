import assert from "node:assert/strict";
import { createPayments } from "../_shared/domain/billing/payments.ts";
import { createFakeStripe } from "../_shared/domain/billing/testing/fake-stripe.ts";
import { historyCustomer, subscriptionHistories } from "../_shared/domain/billing/testing/subscription-histories.ts";
import { createMemoryStore } from "../_shared/domain/billing/testing/memory-store.ts";
import { testStripeSettings } from "../_shared/domain/billing/testing/settings.ts";
import { secretHeader } from "../_shared/platform/cron/environment.ts";
import { createDatabase } from "../_shared/platform/supabase/database.ts";
import { testConfig } from "../_shared/platform/testing/config.ts";
import { fakeSupabase } from "../_shared/platform/testing/fake-supabase.ts";
import type { LogEntry } from "../_shared/platform/log.ts";
import { createApp } from "./app.ts";

const secret = "0123456789abcdef";

function setUp({ now = () => 0, given = secret }: { now?: () => number; given?: string | null } = {}) {
  const stripe = createFakeStripe();
  const store = createMemoryStore(now);
  const logged: LogEntry[] = [];
  const log = (_level: string, entry: LogEntry) => void logged.push(entry);
  const supabase = fakeSupabase({ "/rest/v1/rpc/record_job_run": () => 1 });
  const app = createApp({
    payments: createPayments(testStripeSettings, store, log, stripe.fetch),
    database: createDatabase(testConfig(), supabase.fetch),
    secret: given,
    log,
    now,
  });
  const post = async (header = secret) => {
    const response = await app.request("/functions/v1/billing-reconcile", {
      method: "POST",
      headers: { [secretHeader]: header },
    });
    return { status: response.status, body: await response.json() };
  };
  const recorded = () => supabase.received.map(({ body }) => body["p_status"]);
  return { stripe, store, logged, app, post, recorded };
}

Deno.test("a run repairs what lost deliveries left, and one account's failure stops no other", async () => {
  const { stripe, store, post, logged, recorded } = setUp();
  stripe.customers.set(historyCustomer, { id: historyCustomer, email: "a@example.com", deleted: false });
  stripe.customers.set("cus_broken", { id: "cus_broken", email: "b@example.com", deleted: false });
  for (const event of subscriptionHistories["paid, failed, cancelled, reactivated, deleted"]!.slice(0, 3))
    event.happen(stripe);
  store.add("broken", "cus_broken");
  const account = store.add("paying", historyCustomer);
  store.add("visitor");
  stripe.around = {
    before: ({ params }) => {
      if (params.get("customer") === "cus_broken") throw new Error("down");
    },
  };

  const { status, body } = await post();
  assert.deepEqual([status, body.compared, body.failed, body.left], [200, 1, 1, false]);
  assert.equal(account.subscription?.status, "active");
  assert.deepEqual(
    logged.map(({ event }) => event),
    ["reconcile_failed", "billing_reconciled"],
  );
  assert.deepEqual(recorded(), ["degraded"]);
});

Deno.test(
  "every run is recorded, even one without anything to compare, and one without a success as failed",
  async () => {
    const idle = setUp();
    await idle.post();
    assert.deepEqual(idle.recorded(), ["succeeded"]);
    const failing = setUp();
    failing.store.add("broken", "cus_broken");
    failing.stripe.around = {
      before: () => {
        throw new Error("down");
      },
    };
    await failing.post();
    assert.deepEqual(failing.recorded(), ["failed"]);
  },
);

Deno.test("an account is compared again only when the last comparison is twenty hours old", async () => {
  const hour = 3_600_000;
  let at = 100 * hour;
  const { stripe, store, post } = setUp({ now: () => at });
  for (const [person, hoursAgo] of [
    ["never", null],
    ["long ago", 20.01],
    ["today", 19.99],
  ] as const) {
    const id = `cus_${person}`;
    stripe.customers.set(id, { id, email: "a@example.com", deleted: false });
    store.add(person, id).syncedAt = hoursAgo === null ? null : at - hoursAgo * hour;
  }
  assert.equal((await post()).body.compared, 2);
  assert.equal(
    stripe.requests.some(({ params }) => params.get("customer") === "cus_today"),
    false,
  );
  at += 20 * hour;
  assert.equal((await post()).body.compared, 1, "the two of this run are not due again");
});

Deno.test(
  "accounts that fail every time, and take long over it, do not keep the others from being repaired",
  async () => {
    let at = 0;
    const { stripe, store, post } = setUp({ now: () => at });
    for (let person = 0; person < 40; person++) store.add(`broken ${person}`, `cus_broken_${person}`);
    stripe.customers.set("cus_fine", { id: "cus_fine", email: "a@example.com", deleted: false });
    stripe.subscriptions.set("sub_fine", {
      id: "sub_fine",
      customer: "cus_fine",
      status: "active",
      created: 1,
      price: "price_1",
      periodStart: 1,
      periodEnd: 2,
      cancelAtPeriodEnd: false,
      cancelAt: null,
    });
    const fine = store.add("fine", "cus_fine");
    stripe.around = {
      before: ({ params }) => {
        if (!params.get("customer")?.startsWith("cus_broken")) return;
        at += 10_000;
        throw new Error("down");
      },
    };
    const { body } = await post();
    assert.deepEqual([fine.subscription?.status, body.left], ["active", true]);
  },
);

Deno.test("a run that has no time left says that there is more", async () => {
  let at = 0;
  const { store, post, stripe } = setUp({ now: () => (at += 60_000) });
  for (let person = 0; person < 10; person++) store.add(`person ${person}`, `cus_${person}`);
  const { body } = await post();
  assert.deepEqual([body.left, body.compared < 10], [true, true]);
  assert.ok(stripe.requests.length < 20);
});

Deno.test("only who knows the secret starts a run", async () => {
  assert.equal((await setUp().post("wrong")).status, 401);
  assert.equal((await setUp().post(`${secret}x`)).status, 401);
  assert.equal((await setUp({ given: null }).post("")).status, 503);
  assert.equal((await setUp().app.request("/billing-reconcile")).status, 405);
});
