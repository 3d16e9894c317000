import { expect, it } from "vitest";
import { returningPayment, withoutPayment } from "./payment-return.ts";

const back = new URLSearchParams(
  "tab=account&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded",
);

it("a return from the bank names the payment", () => {
  expect(returningPayment(back)).toEqual({ clientSecret: "pi_1_secret_2" });
});

it("any other visit names none", () => {
  expect(returningPayment(new URLSearchParams("tab=account"))).toBeNull();
  expect(returningPayment(new URLSearchParams("payment_intent=pi_1"))).toBeNull();
});

it("what the bank's visit left in the address goes, the rest stays", () => {
  expect(withoutPayment(back).toString()).toBe("tab=account");
});
