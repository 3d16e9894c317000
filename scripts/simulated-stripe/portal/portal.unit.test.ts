import type { Stripe } from "stripe";
import { expect, test } from "vitest";
import type { StripeSimulator } from "../server.ts";
import { start } from "../testing/started-simulator.ts";
import { newSubscription } from "../testing/new-subscription.ts";

interface Visit {
  simulator: StripeSimulator;
  /** Presses a button and returns the text of the next page. */
  press(values: Record<string, string>): Promise<string>;
  page(): Promise<Response>;
  /** Opens a new session. */
  reopen(): Promise<void>;
  subscription(): Promise<Stripe.Subscription>;
}

async function visit(card: string): Promise<Visit> {
  const { simulator, stripe } = await start();
  const { customer, subscription, intent } = await newSubscription(stripe, "Premium <plan>");
  await stripe.paymentIntents.confirm(intent, { payment_method: card });
  let url = "";
  const open = async () => {
    url = (await stripe.billingPortal.sessions.create({ customer, return_url: "http://127.0.0.1:3000/account" })).url;
  };
  await open();
  return {
    simulator,
    reopen: open,
    page: () => fetch(url),
    press: async (values) =>
      (
        await fetch(url, { method: "POST", body: new URLSearchParams(values), headers: { origin: simulator.url } })
      ).text(),
    subscription: () => stripe.subscriptions.retrieve(subscription, { expand: ["default_payment_method"] }),
  };
}

const newCard = (number: string) => ({ action: "card", number, expiry: "12/40", cvc: "123" });
const last4 = (subscription: Stripe.Subscription) =>
  (subscription.default_payment_method as Stripe.PaymentMethod).card?.last4;

test("it shows the plan, its price and card, says that it is a test, and links back", async () => {
  const { page } = await visit("pm_card_visa");
  const response = await page();
  expect(response.headers.get("content-security-policy")).toContain("form-action 'self'");
  expect(response.headers.get("referrer-policy")).toBe("same-origin");
  const html = await response.text();
  for (const text of [
    "Premium &lt;plan&gt;",
    "$3.50 per month",
    "visa ending in 4242",
    "no real card is charged",
    'href="http://127.0.0.1:3000/account"',
    "payer@example.com",
  ])
    expect(html).toContain(text);
});

test("it cancels by date and renews again", async () => {
  const { press, subscription } = await visit("pm_card_visa");
  expect(await press({ action: "cancel" })).toContain("Ends on");
  const ending = await subscription();
  expect(ending).toMatchObject({ cancel_at_period_end: false, cancel_at: ending.items.data[0]!.current_period_end });
  expect(await press({ action: "renew" })).toContain("Renews on");
  expect(await subscription()).toMatchObject({ cancel_at: null, canceled_at: null });
});

test("another card pays the open invoice of a failed renewal", async () => {
  const { simulator, press, subscription, page, reopen } = await visit("pm_card_chargeCustomerFail");
  await simulator.advance(32 * 86_400);
  await reopen();
  expect((await subscription()).status).toBe("past_due");
  expect(await (await page()).text()).toContain("Save card and pay $3.50");
  expect(await press(newCard("4000 0000 0000 0002"))).toContain("Your card was declined.");
  expect((await subscription()).status).toBe("past_due");
  expect(await press(newCard("5555 5555 5555 4444"))).toContain("the open invoice is paid");
  const recovered = await subscription();
  expect(recovered.status).toBe("active");
  expect(last4(recovered)).toBe("4444");
});

test("a card that requires 3-D Secure is used after it was approved", async () => {
  const { press, subscription } = await visit("pm_card_visa");
  const question = await press(newCard("4000002500003155"));
  const method = /name="method" value="(pm_\w+)"/.exec(question)?.[1] ?? "";
  expect(await press({ action: "reject", method })).toContain("unable to authenticate");
  expect(last4(await subscription())).toBe("4242");
  expect(await press({ action: "approve", method })).toContain("The card is saved.");
  expect(last4(await subscription())).toBe("3155");
});

test.each([
  ["4242 4242 4242 4241", "12/40", "card number is incorrect"],
  ["4242424242424242", "12/20", "expiration year is invalid"],
  ["4242424242424242", "nonsense", "expiration month is invalid"],
])("a mistyped card is refused: %s %s", async (number, expiry, message) => {
  const { press, subscription } = await visit("pm_card_visa");
  expect(await press({ action: "card", number, expiry, cvc: "123" })).toContain(message);
  expect(last4(await subscription())).toBe("4242");
});

test("an unknown or expired URL opens nothing", async () => {
  const { simulator, page } = await visit("pm_card_visa");
  expect((await fetch(`${simulator.url}/p/session/guess`)).status).toBe(404);
  expect((await page()).status).toBe(200);
  await simulator.advance(2 * 3600);
  expect((await page()).status).toBe(404);
});

test("the announced address explains how to open a billing page", async () => {
  const { simulator } = await visit("pm_card_visa");
  const response = await fetch(simulator.url);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/sign in to Caption Kite, open the Account tab/);
});
