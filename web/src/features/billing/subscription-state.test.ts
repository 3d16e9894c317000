import { expect, it } from "vitest";
import { fakeUser } from "@/testing/fake-user.ts";
import { subscriptionState } from "./subscription-state.ts";

it.each([
  ["free", {}, undefined],
  ["promo", { isPremium: true, premiumAccess: true }, undefined],
  ["active", { isPremium: true, premiumAccess: true, stripeSubscriptionId: "sub_1" }, undefined],
  ["active", { isPremium: true, premiumAccess: true, stripeSubscriptionId: "sub_1" }, { paymentFailed: false }],
  ["payment-failed", { isPremium: true, premiumAccess: true, stripeSubscriptionId: "sub_1" }, { paymentFailed: true }],
  ["cancelling", { isPremium: false, premiumAccess: true, stripeSubscriptionId: "sub_1" }, { paymentFailed: false }],
  ["cancelling", { isPremium: false, premiumAccess: true, stripeSubscriptionId: "sub_1" }, { paymentFailed: true }],
] as const)("is %s for %o with %o", (state, change, details) => {
  expect(subscriptionState(fakeUser(change), details)).toBe(state);
});
