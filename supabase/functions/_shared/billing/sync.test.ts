import assert from "node:assert/strict";
import { createPayments } from "./payments.ts";
import { syncAccount } from "./sync.ts";
import { createFakeStripe } from "./testing/fake-stripe.ts";
import { createMemoryStore } from "./testing/memory-store.ts";
import { testStripeSettings } from "./testing/settings.ts";

const userId = "00000000-0000-4000-8000-000000000001";

Deno.test("asked again after another wrote, an answer gives way to whoever began later than the first question", async () => {
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
});
