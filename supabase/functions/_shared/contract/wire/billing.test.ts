import assert from "node:assert/strict";
import { billingMessages, stripeModeMismatch, stripeModeOf } from "./billing.ts";
import { promoMessages, promoRequest } from "./promo.ts";

Deno.test("payment messages have their exact wording", () => {
  assert.equal(
    stripeModeMismatch("live", "test"),
    "Stripe mode mismatch: Server is using LIVE mode but client is using TEST mode",
  );
  assert.equal(
    stripeModeMismatch("test", "live"),
    "Stripe mode mismatch: Server is using TEST mode but client is using LIVE mode",
  );
  assert.deepEqual(
    [stripeModeOf("pk_live_1"), stripeModeOf("pk_test_1"), stripeModeOf("sk_live_1")],
    ["live", "test", null],
  );
  assert.deepEqual(billingMessages.notAvailable, {
    title: "Stripe not available",
    description: "Please try again later",
  });
  assert.deepEqual(billingMessages.paymentFailed, {
    title: "Payment Failed",
    description: "An unknown error occurred",
  });
  assert.deepEqual(billingMessages.setupFailed, {
    title: "Subscription Setup Failed",
    description: "Failed to create subscription",
  });
  assert.deepEqual(billingMessages.paid, {
    title: "Payment Successful",
    description: "You are now subscribed to the premium plan!",
  });
  assert.deepEqual(
    [billingMessages.cancellationFailed, billingMessages.reactivationFailed, billingMessages.detailsFailed],
    ["Cancellation Failed", "Reactivation Failed", "Failed to fetch subscription details"],
  );
  assert.deepEqual(
    [billingMessages.alreadySubscribed.title, billingMessages.cancelled.title, billingMessages.reactivated.title],
    ["Already Subscribed", "Subscription Cancelled", "Subscription Reactivated"],
  );
});

Deno.test("promo messages have their exact wording, and come from the same schema on both sides", () => {
  const first = (input: unknown) => promoRequest.safeParse(input).error?.issues[0]?.message;
  assert.equal(first({ email: " ", promoCode: "X" }), "Please enter your email address");
  assert.equal(first({ promoCode: "X" }), "Please enter your email address");
  assert.equal(first({ email: "a@b.co", promoCode: " " }), "Please enter your promotional code");
  assert.equal(first({ email: "a@b.co" }), "Please enter your promotional code");
  assert.equal(promoMessages.applied, "Promotion code applied successfully. Please login to access premium features.");
  assert.deepEqual(promoMessages.cardCodeMissing, {
    title: "Missing code",
    description: "Please enter a valid promotion code",
  });
  assert.equal(promoMessages.failed, "Failed to apply code");
  assert.deepEqual(promoRequest.parse({ email: " A@B.co ", promoCode: " x " }), { email: "a@b.co", promoCode: "x" });
  assert.equal(
    promoRequest.parse({ email: "a@b.co", promoCode: "\u200bKITE-\u20601\ufeff\n" }).promoCode,
    "KITE-1",
    "pasted with marks that nobody sees",
  );
  assert.equal(first({ email: "a@b.co", promoCode: "\u200b\ufeff" }), "Please enter your promotional code");
});
