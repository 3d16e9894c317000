import assert from "node:assert/strict";
import { cancelSubscription, openPortal, reactivateSubscription } from "./change.ts";
import { createSubscribedPerson, payer } from "./testing/subscribed-person.ts";

/** A person with an active subscription. */
async function setUp() {
  const person = await createSubscribedPerson();
  return { ...person, who: { userId: payer.userId, customerId: person.account.customerId } };
}

Deno.test("cancelling ends with the period, and reactivating takes it back; twice is as once", async () => {
  const { payments, account, subscription, who } = await setUp();
  for (let time = 0; time < 2; time++) {
    await cancelSubscription(payments, who);
    assert.equal(subscription.status, "active");
    assert.deepEqual(
      [account.subscription?.cancel_at_period_end, account.subscription?.ends_at],
      [true, subscription.periodEnd],
    );
  }
  for (let time = 0; time < 2; time++) {
    await reactivateSubscription(payments, who);
    assert.deepEqual([account.subscription?.cancel_at_period_end, account.subscription?.ends_at], [false, null]);
  }
});

Deno.test("an end that the portal set is an end, and is taken back in its own spelling", async () => {
  const { payments, account, subscription, stripe, who } = await setUp();
  subscription.cancelAt = subscription.periodEnd - 5;
  await cancelSubscription(payments, who);
  assert.equal(account.subscription?.ends_at, subscription.periodEnd - 5);
  assert.ok(
    !stripe.requests.some(({ params }) => params.has("cancel_at_period_end")),
    "nothing is sent for what is ending already",
  );
  await reactivateSubscription(payments, who);
  assert.equal(subscription.cancelAt, null);
  assert.equal(account.subscription?.cancel_at_period_end, false);
});

Deno.test("what has ended cannot be reactivated, and nothing cannot be cancelled", async () => {
  const { payments, account, subscription, who } = await setUp();
  subscription.status = "canceled";
  await assert.rejects(reactivateSubscription(payments, who), { code: "subscription_ended" });
  assert.equal(account.subscription?.status, "canceled", "the plan is brought up to date all the same");
  await assert.rejects(cancelSubscription(payments, who), { code: "no_subscription" });
  await assert.rejects(cancelSubscription(payments, { ...who, customerId: null }), { code: "no_subscription" });
  await assert.rejects(openPortal(payments, null, "https://kite.test/"), { code: "no_subscription" });
});

Deno.test("a change that Stripe does not make is a failure, and the plan is left as it was", async () => {
  const { payments, stripe, account, who } = await setUp();
  await cancelSubscription(payments, who);
  const ending = account.subscription;
  stripe.around = {
    before: ({ path, method }) => {
      if (method === "POST" && path.startsWith("/subscriptions/")) throw new Error("down");
    },
  };
  await assert.rejects(reactivateSubscription(payments, who));
  assert.equal(account.subscription, ending);
  stripe.around = {};
  await reactivateSubscription(payments, who);
  const running = account.subscription;
  stripe.around = {
    before: ({ path, method }) => {
      if (method === "POST" && path.startsWith("/subscriptions/")) throw new Error("down");
    },
  };
  await assert.rejects(cancelSubscription(payments, who));
  assert.equal(account.subscription, running);
});

Deno.test("the portal is opened for the customer and leads back", async () => {
  const { payments, who } = await setUp();
  assert.equal(
    await openPortal(payments, who.customerId, "https://kite.test/?tab=account"),
    `https://billing.test/${who.customerId}?return=https://kite.test/?tab=account`,
  );
});

Deno.test("a customer whom Stripe has deleted has no portal, and whoever asks is told so", async () => {
  const { payments, stripe, who } = await setUp();
  stripe.customers.get(who.customerId!)!.deleted = true;
  await assert.rejects(openPortal(payments, who.customerId, "https://kite.test/"), { code: "no_subscription" });
});

Deno.test("of two subscriptions, one of which renews, none is taken back: nobody is charged twice", async () => {
  const { payments, stripe, subscription, who } = await setUp();
  const ending = { ...subscription, id: "sub_ending", cancelAtPeriodEnd: true };
  stripe.subscriptions.set(ending.id, ending);
  await reactivateSubscription(payments, who);
  assert.equal(ending.cancelAtPeriodEnd, true);
});
