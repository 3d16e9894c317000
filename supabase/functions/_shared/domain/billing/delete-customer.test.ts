import assert from "node:assert/strict";
import { deleteCustomerOf } from "./delete-customer.ts";
import { createSubscribedPerson, payer } from "./testing/subscribed-person.ts";

/** A person with an active subscription and one that waits for its first payment. */
async function setUp() {
  const { stripe, account, payments, subscription } = await createSubscribedPerson();
  stripe.subscriptions.set("sub_open", { ...subscription, id: "sub_open", status: "incomplete" });
  return { stripe, payments, customer: stripe.customers.get(account.customerId!)! };
}

Deno.test("a deleted account leaves nothing that is charged, and no address", async () => {
  const { payments, stripe, customer } = await setUp();
  await deleteCustomerOf(payments, payer.userId);
  assert.deepEqual(
    [...stripe.subscriptions.values()].map(({ status }) => status),
    ["canceled", "canceled"],
  );
  assert.equal(customer.deleted, true);
});

Deno.test("asked again, or for somebody who never paid, it changes nothing", async () => {
  const { payments, stripe } = await setUp();
  await deleteCustomerOf(payments, payer.userId);
  await deleteCustomerOf(payments, payer.userId);
  const asked = stripe.requests.length;
  await deleteCustomerOf(payments, "00000000-0000-4000-8000-000000000009");
  assert.equal(stripe.requests.length, asked);
});

Deno.test("an outage of Stripe is told, so that the account is kept until its customer is gone", async () => {
  const { payments, stripe, customer } = await setUp();
  stripe.around.before = ({ method, path }) => {
    if (method === "DELETE" && path.startsWith("/customers")) throw new Error("down");
  };
  await assert.rejects(deleteCustomerOf(payments, payer.userId));
  assert.equal(customer.deleted, false);
  assert.deepEqual(
    [...stripe.subscriptions.values()].map(({ status }) => status),
    ["canceled", "canceled"],
  );
});
