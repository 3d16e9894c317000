import type { Page } from "playwright-core";

/** Test cards. The simulator treats them as Stripe's test mode does. */
export const cards = {
  pays: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  asksFor3dSecure: "4000 0025 0000 3155",
  failsOnRenewal: "4000 0000 0000 0341",
} as const;

export const upgradeDialog = (page: Page) => page.getByRole("dialog", { name: "Upgrade to Premium" });
export const subscriptionCard = (page: Page) => page.getByRole("region", { name: "Subscription" });
export const badge = (page: Page) => page.getByRole("navigation", { name: "Main" });

/** Opens the upgrade dialog and waits for the payment form. */
export async function openUpgrade(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Upgrade to Premium" }).first().click();
  await upgradeDialog(page).getByLabel("Card number").waitFor();
}

/** Enters a card in the open dialog and presses Pay. */
export async function pay(page: Page, number: string): Promise<void> {
  const dialog = upgradeDialog(page);
  await dialog.getByLabel("Card number").fill(number);
  await dialog.getByLabel("Expiration date").fill("12/39");
  await dialog.getByLabel("Security code").fill("123");
  await dialog.getByRole("button", { name: "Pay $3.50 now" }).click();
}

/** Upgrades to premium, by default with a card that always succeeds. */
export async function becomePremium(page: Page, number: string = cards.pays): Promise<void> {
  await openUpgrade(page);
  await pay(page, number);
  await page.getByText("You are now subscribed to the premium plan!", { exact: true }).waitFor();
  await upgradeDialog(page).waitFor({ state: "hidden" });
}

/** The end of the current period in Unix seconds, from the API. */
export async function periodEnd(page: Page): Promise<number> {
  const response = await page.request.get("/api/subscription-details");
  return ((await response.json()) as { current_period_end: number }).current_period_end;
}
