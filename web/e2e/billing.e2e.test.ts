import type { Page } from "playwright-core";
import { fastPasswordHashing } from "../../scripts/stack/temporary-stack.ts";
import type { Stack } from "../../scripts/stack/stack.ts";
import { pay as payAtStripe } from "../../scripts/test/support/pay.ts";
import { controlStripe } from "../../scripts/test/support/stripe-control.ts";
import { connected } from "./support/live.ts";
import { startOwnStack } from "./support/own-stack.ts";
import { expect, it } from "./support/pages.ts";
import {
  badge,
  becomePremium,
  cards,
  openUpgrade,
  pay,
  periodEnd,
  subscriptionCard,
  upgradeDialog,
} from "./support/payments.ts";
import { signedIn } from "./support/person.ts";

it.use({ motion: true });

// These journeys move the clock of the simulator: on a stack that others share, a payment that they have just begun would
// expire. One worker makes them all, on one stack.
it.describe.configure({ mode: "default" });
let stack: Stack;
let stripeControl: ReturnType<typeof controlStripe>;
it.beforeAll(async () => {
  stack = await startOwnStack(fastPasswordHashing);
  stripeControl = controlStripe(stack.stripe!.url);
});
it.afterAll(() => stack?.stop());

const advertisement = (page: Page) => page.getByRole("complementary", { name: "Advertisement" });

async function cancel(page: Page): Promise<void> {
  await subscriptionCard(page).getByRole("button", { name: "Cancel Subscription" }).click();
  await page
    .getByRole("alertdialog", { name: "Cancel Subscription" })
    .getByRole("button", { name: "Cancel Subscription" })
    .click();
  await page.getByText("Subscription Cancelled", { exact: true }).waitFor();
}

it("a subscription: declined, paid, premium, cancelled, reactivated, cancelled, ended", async ({ open }) => {
  const page = await open({ baseURL: stack.url });
  await signedIn(page, stack.url);
  await page.goto("/");
  await advertisement(page).waitFor();
  await page.getByText("0 of 5 captions used today").waitFor();

  await openUpgrade(page);
  await upgradeDialog(page).getByText("Test payments: no real card is charged").waitFor();
  await pay(page, cards.declined);
  await page.getByText("Payment Failed", { exact: true }).waitFor();
  await upgradeDialog(page).getByText("Your card was declined.").waitFor();
  await badge(page).getByText("Free", { exact: true }).waitFor();

  await pay(page, cards.pays);
  await page.getByText("Payment Successful", { exact: true }).waitFor();
  await page.getByText("You are now subscribed to the premium plan!", { exact: true }).waitFor();
  await upgradeDialog(page).waitFor({ state: "hidden" });
  await badge(page).getByText("Premium", { exact: true }).waitFor();
  await page.getByText("Unlimited captions with Premium").waitFor();
  await advertisement(page).waitFor({ state: "hidden" });

  await page.getByRole("tab", { name: "Account" }).click();
  const card = subscriptionCard(page);
  await card.getByText("Active", { exact: true }).waitFor();
  await card.getByText(/^Unlimited captions.*Renews on/).waitFor();
  await cancel(page);
  await card.getByText("Cancelling", { exact: true }).waitFor();
  const countdown = card.getByRole("timer", { name: "Time until the subscription ends" });
  const before = await countdown.innerText();
  await expect.poll(() => countdown.innerText()).not.toBe(before);
  await card.getByText(/^\d+% of the billing period remaining$/).waitFor();
  await badge(page).getByText("Premium", { exact: true }).waitFor();

  await card.getByRole("button", { name: "Reactivate subscription" }).click();
  await page.getByText("Subscription Reactivated", { exact: true }).waitFor();
  await card.getByText("Active", { exact: true }).waitFor();

  await cancel(page);
  await stripeControl.advanceTo((await periodEnd(page)) + 60);
  await card.getByText("Free Tier", { exact: true }).waitFor();
  await badge(page).getByText("Free", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "Generate" }).click();
  await advertisement(page).waitFor();
  await page.getByText("0 of 5 captions used today").waitFor();
});

it("3-D Secure: rejected by the person, then approved", async ({ open }) => {
  const page = await open({ baseURL: stack.url });
  await signedIn(page, stack.url);
  await page.goto("/?tab=account");
  await openUpgrade(page);

  await pay(page, cards.asksFor3dSecure);
  const bank = page.getByRole("alertdialog", { name: "3-D Secure test" });
  await bank.getByRole("button", { name: "Reject" }).click();
  await page.getByText("Payment Failed", { exact: true }).waitFor();
  await subscriptionCard(page).getByText("Free Tier", { exact: true }).waitFor();
  const focused = upgradeDialog(page).locator(":focus");
  await expect.poll(() => focused.textContent()).toBe("Pay $3.50 now");

  await pay(page, cards.asksFor3dSecure);
  await bank.getByRole("button", { name: "Approve" }).click();
  await page.getByText("Payment Successful", { exact: true }).waitFor();
  await subscriptionCard(page).getByText("Active", { exact: true }).waitFor();
});

it("a renewal fails: premium stays, the card says so, and a new payment card pays it", async ({ open }) => {
  // The service worker must leave Stripe's page, and the way back from it, to the server.
  const page = await open({ baseURL: stack.url, serviceWorkers: "allow" });
  await signedIn(page, stack.url);
  const listening = connected(page);
  await page.goto("/?tab=account");
  await becomePremium(page, cards.failsOnRenewal);
  await listening;
  await stripeControl.advanceTo((await periodEnd(page)) + 2 * 60 * 60);

  const card = subscriptionCard(page);
  await card.getByText("Your last payment failed").waitFor();
  await badge(page).getByText("Premium", { exact: true }).waitFor();

  await card.getByRole("button", { name: "Update card" }).click();
  await page.waitForURL(/\/p\/session\//);
  await page.getByLabel("Card number").fill(cards.pays);
  await page.getByLabel("Expiry (MM/YY)").fill("12/39");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: "Save card and pay $3.50" }).click();
  await page.getByRole("link", { name: "← Return" }).click();
  await page.waitForURL(/tab=account/);
  await card.getByText("Active", { exact: true }).waitFor();
  await card.getByText("Your last payment failed").waitFor({ state: "hidden" });
});

it("a payment in one window changes the plan in another", async ({ open }) => {
  const page = await open({ baseURL: stack.url });
  await signedIn(page, stack.url);
  await page.goto("/?tab=account");
  const other = await page.context().newPage();
  const listening = connected(other);
  await other.goto("/?tab=account");
  await subscriptionCard(other).getByText("Free Tier", { exact: true }).waitFor();
  await listening;
  await becomePremium(page);
  await subscriptionCard(other).getByText("Active", { exact: true }).waitFor();
  await expect.poll(() => other.getByRole("button", { name: "Upgrade to Premium" }).count()).toBe(0);
});

it("after a payment in a closed tab whose deliveries were lost, opening the Account tab updates the plan", async ({
  open,
}) => {
  const page = await open({ baseURL: stack.url });
  await signedIn(page, stack.url);
  const begun = await page.request.post("/api/create-subscription", { headers: { origin: stack.url } });
  // A pending delivery would also update the plan.
  await stripeControl.settled();
  await stripeControl.setFaults({ lost: true });
  try {
    await payAtStripe(
      { ...stack, stripe: stack.stripe! },
      ((await begun.json()) as { clientSecret: string }).clientSecret,
      cards.pays,
    );
  } finally {
    await stripeControl.setFaults({ lost: false });
  }

  await page.goto("/");
  await badge(page).getByText("Free", { exact: true }).waitFor();
  await page.getByRole("tab", { name: "Account" }).click();
  await subscriptionCard(page).getByText("Active", { exact: true }).waitFor();
  await badge(page).getByText("Premium", { exact: true }).waitFor();
});
