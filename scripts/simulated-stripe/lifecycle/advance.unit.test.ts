import { describe, expect, test } from "vitest";
import { Refusal } from "../refusal.ts";
import { itemOf } from "../resources/subscription.ts";
import {
  changeCard,
  eventTypes,
  latestInvoice,
  paidSubscription,
  smallWorld,
  startOfTime,
  startSubscription,
} from "../testing/small-world.ts";
import { advance } from "./advance.ts";
import { intentOf } from "./intents.ts";
import { methodByName } from "./payment-methods.ts";
import { attach, authenticate, charge, collect } from "./payments.ts";
import { endChanges, endSubscription } from "./subscriptions.ts";

const hour = 3600;
const day = 24 * hour;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

describe("the first payment", () => {
  test("an unpaid subscription expires after 23 hours, not before, and can no longer be paid", () => {
    const world = smallWorld();
    const { subscription, invoice } = startSubscription(world);
    advance(world, 23 * hour - 1);
    expect(subscription.status).toBe("incomplete");
    advance(world, 1);
    expect(subscription).toMatchObject({ status: "incomplete_expired", ended_at: startOfTime + 23 * hour });
    expect(invoice.status).toBe("void");
    expect(() =>
      charge(world, intentOf(world, invoice)!, methodByName(world, "pm_card_visa"), { offSession: false }),
    ).toThrow(/status of canceled/);
  });

  test.each([
    ["pm_card_chargeDeclined", "card_declined", "generic_decline"],
    ["pm_card_chargeDeclinedInsufficientFunds", "card_declined", "insufficient_funds"],
    ["pm_card_chargeDeclinedExpiredCard", "expired_card", "expired_card"],
  ])("%s is declined; the subscription stays incomplete, and another card can pay it", (card, code, reason) => {
    const world = smallWorld();
    const { subscription, invoice } = startSubscription(world);
    const intent = intentOf(world, invoice)!;
    let refusal: unknown;
    try {
      charge(world, intent, methodByName(world, card), { offSession: false });
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).status).toBe(402);
    expect((refusal as Refusal).body).toMatchObject({
      type: "card_error",
      code,
      decline_code: reason,
      payment_intent: { id: intent.id },
    });
    expect(subscription.status).toBe("incomplete");
    expect(intent).toMatchObject({ status: "requires_payment_method", last_payment_error: { code } });
    charge(world, intent, methodByName(world, "pm_card_visa"), { offSession: false });
    expect(subscription).toMatchObject({ status: "active", default_payment_method: intent.payment_method });
  });

  test("3-D Secure: approval pays, rejection does not, and the card then pays renewals", () => {
    const world = smallWorld();
    const { subscription, invoice } = startSubscription(world);
    const intent = intentOf(world, invoice)!;
    charge(world, intent, methodByName(world, "pm_card_authenticationRequired"), { offSession: false });
    expect(intent).toMatchObject({ status: "requires_action", next_action: { type: "use_stripe_sdk" } });
    authenticate(world, intent, false);
    expect(intent).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "payment_intent_authentication_failure" },
    });
    expect(subscription.status).toBe("incomplete");
    charge(world, intent, methodByName(world, "pm_card_authenticationRequired"), { offSession: false });
    authenticate(world, intent, true);
    expect(subscription.status).toBe("active");
    advance(world, 40 * day);
    expect(subscription.status).toBe("active");
    expect(latestInvoice(world, subscription)).toMatchObject({ status: "paid", billing_reason: "subscription_cycle" });
  });
});

describe("renewals", () => {
  test("periods are calendar months that return to the day of the start", () => {
    const world = smallWorld();
    const subscription = paidSubscription(world);
    const ends = [iso(itemOf(subscription).current_period_end)];
    for (let month = 0; month < 3; month++) {
      advance(world, itemOf(subscription).current_period_end - world.now());
      ends.push(iso(itemOf(subscription).current_period_end));
    }
    expect(ends).toEqual([
      "2026-02-28T10:00:00.000Z",
      "2026-03-31T10:00:00.000Z",
      "2026-04-30T10:00:00.000Z",
      "2026-05-31T10:00:00.000Z",
    ]);
  });

  test("an invoice is a draft for an hour and then charged", () => {
    const world = smallWorld();
    const subscription = paidSubscription(world);
    advance(world, itemOf(subscription).current_period_end - world.now());
    expect(latestInvoice(world, subscription).status).toBe("draft");
    expect(subscription.status).toBe("active");
    advance(world, hour);
    expect(latestInvoice(world, subscription)).toMatchObject({ status: "paid", amount_paid: 350 });
  });

  test("a long step processes every renewal in between, each at its own time", () => {
    const world = smallWorld();
    const subscription = paidSubscription(world);
    advance(world, 365 * day);
    const invoices = world.store.all("invoice").filter(({ status }) => status === "paid");
    expect(invoices).toHaveLength(12);
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(12);
    expect(itemOf(subscription).current_period_end).toBeGreaterThan(world.now());
    expect(iso(invoices[1]!.created)).toBe("2026-02-28T10:00:00.000Z");
  });

  test("a failed renewal is past due, retried after 3, 5 and 7 days, and then ends the subscription", () => {
    const world = smallWorld();
    const subscription = paidSubscription(world, "pm_card_chargeCustomerFail");
    expect(subscription.status).toBe("active");
    advance(world, itemOf(subscription).current_period_end + hour - world.now());
    const invoice = latestInvoice(world, subscription);
    const failedAt = world.now();
    expect(subscription.status).toBe("past_due");
    expect(invoice).toMatchObject({ status: "open", attempt_count: 1, next_payment_attempt: failedAt + 3 * day });
    advance(world, 3 * day);
    expect(invoice).toMatchObject({ attempt_count: 2, next_payment_attempt: failedAt + 8 * day });
    advance(world, 5 * day);
    expect(invoice).toMatchObject({ attempt_count: 3, next_payment_attempt: failedAt + 15 * day });
    expect(subscription.status).toBe("past_due");
    advance(world, 7 * day);
    expect(subscription).toMatchObject({
      status: "canceled",
      ended_at: failedAt + 15 * day,
      cancellation_details: { reason: "payment_failed" },
    });
    expect(eventTypes(world).filter((type) => type === "invoice.payment_failed")).toHaveLength(4);
    expect(eventTypes(world).at(-1)).toBe("customer.subscription.deleted");
  });

  test("another card pays it at the next attempt", () => {
    const world = smallWorld();
    const subscription = paidSubscription(world, "pm_card_chargeCustomerFail");
    advance(world, itemOf(subscription).current_period_end + hour - world.now());
    changeCard(world, subscription, "pm_card_visa");
    advance(world, 3 * day);
    expect(subscription.status).toBe("active");
    expect(latestInvoice(world, subscription).status).toBe("paid");
  });

  test("with that setting, it becomes unpaid instead, gets drafts that are not charged, and is active again when the latest is paid", () => {
    const world = smallWorld();
    world.store.state.afterRetries = "unpaid";
    const subscription = paidSubscription(world, "pm_card_chargeCustomerFail");
    advance(world, itemOf(subscription).current_period_end + hour + 15 * day - world.now());
    expect(subscription.status).toBe("unpaid");
    const owed = latestInvoice(world, subscription);
    advance(world, 5 * hour);
    expect(owed.status).toBe("open");
    changeCard(world, subscription, "pm_card_visa");
    collect(world, owed);
    expect(subscription.status).toBe("active");
  });

  test("without a card, it fails as with a declined card", () => {
    const world = smallWorld();
    const subscription = paidSubscription(world);
    subscription.default_payment_method = null;
    advance(world, itemOf(subscription).current_period_end + hour - world.now());
    expect(subscription.status).toBe("past_due");
  });
});

test("paying an invoice of an earlier period does not reactivate a subscription", () => {
  const world = smallWorld();
  world.store.state.afterRetries = "unpaid";
  const subscription = paidSubscription(world, "pm_card_chargeCustomerFail");
  advance(world, itemOf(subscription).current_period_end + hour - world.now());
  const earlier = latestInvoice(world, subscription);
  advance(world, itemOf(subscription).current_period_end - world.now());
  expect([subscription.status, subscription.latest_invoice === earlier.id]).toEqual(["unpaid", false]);
  collect(world, earlier, attach(world, methodByName(world, "pm_card_visa"), subscription.customer));
  expect([earlier.status, subscription.status]).toEqual(["paid", "unpaid"]);
});

describe("the end", () => {
  test("at the end of the period, it ends in that second and is not renewed", () => {
    const world = smallWorld();
    const subscription = paidSubscription(world);
    const end = itemOf(subscription).current_period_end;
    world.change(subscription, endChanges(world, subscription, { atPeriodEnd: true }));
    expect(subscription).toMatchObject({ cancel_at: end, cancel_at_period_end: true, status: "active" });
    advance(world, end - world.now() - 1);
    expect(subscription.status).toBe("active");
    advance(world, 1);
    expect(subscription).toMatchObject({ status: "canceled", ended_at: end });
    expect(world.store.all("invoice")).toHaveLength(1);
  });

  test("each way to set an end has its own way to revoke it", () => {
    const world = smallWorld();
    const subscription = paidSubscription(world);
    world.change(subscription, endChanges(world, subscription, { at: itemOf(subscription).current_period_end }));
    expect(subscription.cancel_at_period_end).toBe(false);
    world.change(subscription, endChanges(world, subscription, { atPeriodEnd: false }));
    expect(subscription.cancel_at).not.toBeNull();
    world.change(subscription, endChanges(world, subscription, { at: null }));
    expect(subscription).toMatchObject({ cancel_at: null, canceled_at: null });
    world.change(subscription, endChanges(world, subscription, { atPeriodEnd: true }));
    world.change(subscription, endChanges(world, subscription, { atPeriodEnd: false }));
    expect(subscription).toMatchObject({ cancel_at: null, cancel_at_period_end: false, canceled_at: null });
    advance(world, 40 * day);
    expect(subscription.status).toBe("active");
  });

  test("a subscription that ended while a renewal was open is no longer charged", () => {
    const world = smallWorld();
    const subscription = paidSubscription(world, "pm_card_chargeCustomerFail");
    advance(world, itemOf(subscription).current_period_end + hour - world.now());
    endSubscription(world, subscription);
    const attempts = latestInvoice(world, subscription).attempt_count;
    advance(world, 60 * day);
    expect(latestInvoice(world, subscription).attempt_count).toBe(attempts);
    expect(subscription.status).toBe("canceled");
  });
});
