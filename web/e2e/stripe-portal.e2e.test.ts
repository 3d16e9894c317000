import { Stripe } from "stripe";
import { violations } from "./support/axe.ts";
import { expect, it, stack } from "./support/pages.ts";
import { newSubscription } from "../../scripts/simulated-stripe/testing/new-subscription.ts";

function client(): Stripe {
  const { hostname, port } = new URL(stack.stripe.url);
  return new Stripe(stack.stripe.secretKey, { host: hostname, port, protocol: "http", telemetry: false });
}

/** Creates a customer who pays $3.50 a month. @returns their subscription and the URL of their portal */
async function subscriber(stripe: Stripe): Promise<{ subscription: string; url: string }> {
  const { customer, subscription, intent } = await newSubscription(stripe);
  await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
  const session = await stripe.billingPortal.sessions.create({
    customer,
    return_url: `${stack.url}/terms`,
  });
  return { subscription, url: session.url };
}

it("in the portal a person cancels, renews, changes the card with 3-D Secure, and comes back", async ({ open }) => {
  const stripe = client();
  const { subscription, url } = await subscriber(stripe);
  const page = await open({ viewport: { width: 390, height: 800 } });
  await page.goto(url);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await page.getByRole("button", { name: "Cancel plan" }).click();
  await page.getByRole("status").getByText("The plan ends with the current period.").waitFor();
  expect((await stripe.subscriptions.retrieve(subscription)).cancel_at).not.toBeNull();
  await page.getByRole("button", { name: "Renew plan" }).click();
  await page.getByText(/Renews on/).waitFor();
  expect((await stripe.subscriptions.retrieve(subscription)).cancel_at).toBeNull();

  const enter = async (number: string) => {
    await page.getByLabel("Card number").fill(number);
    await page.getByLabel("Expiry (MM/YY)").fill("12/40");
    await page.getByLabel("CVC").fill("123");
    await page.getByRole("button", { name: "Save card" }).click();
  };
  await enter("4000 0000 0000 0002");
  await page.getByRole("alert").getByText("Your card was declined.").waitFor();
  await enter("4000 0025 0000 3155");
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByText("visa ending in 3155").waitFor();

  await page.getByRole("link", { name: "Return" }).click();
  await page.waitForURL(`${stack.url}/terms`);
});
