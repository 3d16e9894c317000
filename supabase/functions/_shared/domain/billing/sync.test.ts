import assert from "node:assert/strict";
import { createPayments } from "./payments.ts";
import { syncAccount } from "./sync.ts";
import { createFakeStripe } from "./testing/fake-stripe.ts";
import { createMemoryStore } from "./testing/memory-store.ts";
import { testStripeSettings } from "./testing/settings.ts";

const userId = "00000000-0000-4000-8000-000000000001";

Deno.test(
  "asked again after another wrote, a response gives way to whoever began later than the first request",
  async () => {
    const stripe = createFakeStripe();
    const store = createMemoryStore();
    store.add(userId, "cus_1");
    stripe.customers.set("cus_1", { id: "cus_1", email: "a@example.com", deleted: false });
    const payments = createPayments(testStripeSettings, store, () => undefined, stripe.fetch);
    const earlier = (await store.claimSync(userId, 0))!;
    let later = earlier;
    let questions = 0;
    stripe.around = {
      async before() {
        questions += 1;
        if (questions === 1) {
          // Somebody who began before us writes during our query; somebody else begins after us, before we query again.
          await store.applySubscription(earlier, null, null);
          later = (await store.claimSync(userId, 0))!;
        } else if (questions === 2) await store.applySubscription(later, null, null);
      },
    };
    assert.equal(await syncAccount(payments, userId), "superseded");
    assert.equal(questions, 2);
  },
);

Deno.test("a customer that Stripe does not know is noted as compared, and its plan is left as it was", async () => {
  const stripe = createFakeStripe();
  const store = createMemoryStore(() => 7000);
  const account = store.add(userId, "cus_of_another_mode");
  const logged: string[] = [];
  const payments = createPayments(
    testStripeSettings,
    store,
    (_level, { event }) => void logged.push(event),
    stripe.fetch,
  );
  assert.equal(await syncAccount(payments, userId), "customer_missing");
  assert.deepEqual([account.syncedAt, account.appliedTicket, logged], [7000, 0, ["stripe_customer_missing"]]);
});

Deno.test("a state that is young enough is not asked for again", async () => {
  const stripe = createFakeStripe();
  let at = 0;
  const store = createMemoryStore(() => at);
  store.add(userId, "cus_1");
  stripe.customers.set("cus_1", { id: "cus_1", email: "a@example.com", deleted: false });
  const payments = createPayments(testStripeSettings, store, () => undefined, stripe.fetch);
  assert.equal(await syncAccount(payments, userId, 60), "applied");
  at = 59_999;
  assert.equal(await syncAccount(payments, userId, 60), null);
  at = 60_000;
  assert.equal(await syncAccount(payments, userId, 60), "applied");
});
