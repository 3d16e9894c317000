import assert from "node:assert/strict";
import { decidingSubscription, snapshotOf } from "./snapshot.ts";
import { wire, type FakeSubscription } from "./testing/fake-stripe.ts";

let made = 0;
const one = (status: FakeSubscription["status"], change: Partial<FakeSubscription> = {}) =>
  wire({
    id: `sub_${++made}`,
    customer: "cus_1",
    status,
    created: made,
    price: "price_1",
    periodStart: 100,
    periodEnd: 200,
    cancelAtPeriodEnd: false,
    cancelAt: null,
    ...change,
  });

Deno.test("the most useful subscription decides, of equals the newest, in any order of the list", () => {
  const falling = [
    one("active"),
    one("active", { cancelAtPeriodEnd: true }),
    one("past_due"),
    one("incomplete"),
    one("unpaid"),
    one("canceled"),
  ];
  for (let from = 0; from < falling.length; from++) {
    assert.equal(decidingSubscription(falling.slice(from).toReversed())?.id, falling[from]!.id);
  }
  const [older, newer] = [one("canceled"), one("incomplete_expired")];
  assert.equal(decidingSubscription([older, newer])?.id, newer.id);
  assert.equal(decidingSubscription([newer, older])?.id, newer.id);
  assert.equal(decidingSubscription([]), null);
});

Deno.test("both spellings of an end are an end; the period stands on the items", () => {
  assert.deepEqual(snapshotOf(one("active", { id: "s" })), {
    id: "s",
    status: "active",
    current_period_start: 100,
    current_period_end: 200,
    cancel_at_period_end: false,
    ends_at: null,
  });
  assert.equal(snapshotOf(one("active", { cancelAtPeriodEnd: true })).ends_at, 200);
  assert.deepEqual(
    [
      snapshotOf(one("active", { cancelAt: 150 })).cancel_at_period_end,
      snapshotOf(one("active", { cancelAt: 150 })).ends_at,
    ],
    [true, 150],
  );
});

Deno.test("the period of several items goes from the first beginning to the last end", () => {
  const several = one("active", { cancelAtPeriodEnd: true });
  const [item] = several.items.data;
  several.items.data.push({ ...item!, current_period_start: 50, current_period_end: 150 });
  several.items.data.push({ ...item!, current_period_start: 120, current_period_end: 250 });
  const { current_period_start, current_period_end, ends_at } = snapshotOf(several);
  assert.deepEqual([current_period_start, current_period_end, ends_at], [50, 250, 250]);
});
