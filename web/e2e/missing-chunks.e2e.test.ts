import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { signedInAdmin } from "./support/admin.ts";
import { becomePremium, subscriptionCard } from "./support/payments.ts";
import { signedIn } from "./support/person.ts";
import { stack, usePages } from "./support/pages.ts";

const open = usePages({ expected: [/Failed to fetch dynamically imported module/, /ERR_INTERNET_DISCONNECTED/] });

/** Opens a page without the service worker, as on plain http, and with one missing chunk, as after a deploy. */
async function without(part: string, viewport = { width: 1280, height: 900 }): Promise<Page> {
  const page = await open({ viewport });
  await page.route(new RegExp(`/assets/${part}-[^/]+\\.js$`), (route) => route.fulfill({ status: 404, body: "" }));
  return page;
}
const refusal = (page: Page) => page.getByText("This could not be opened").first().waitFor();

async function generate(page: Page): Promise<void> {
  await page.getByLabel("Keyword or topic").fill("tea");
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await page.getByRole("article").first().waitFor();
}

it("of the page's frame causes one reload and then a message: the page is never blank", async () => {
  const page = await without("home");
  await signedIn(page, stack.url);
  await page.goto("/");
  await page.getByRole("heading", { name: "This page could not be fetched" }).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload the page" }).click();
  await page.getByRole("button", { name: "Logout" }).waitFor();
});

it("of a tab causes no reload while there is no connection", async () => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/");
  await generate(page);
  await page.context().setOffline(true);
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByRole("heading", { name: "This page could not be fetched" }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Reload the page" }).click();
  await page.getByRole("region", { name: "History entries" }).waitFor();
});

it("of the displayed captions still shows them as text", async () => {
  const page = await without("posts-chunk");
  await signedIn(page, stack.url);
  await page.goto("/");
  await page.getByLabel("Keyword or topic").fill("pumpkin soup");
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await page.getByText("Your captions are shown as plain text").first().waitFor();
  const list = page.getByRole("region", { name: "Captions of this session" });
  await list
    .getByText(/pumpkin/i)
    .first()
    .waitFor();
});

it("of the share menu keeps the captions, and every press shows a message", async () => {
  const page = await without("share-menu");
  await signedIn(page, stack.url);
  await page.goto("/");
  await generate(page);
  const share = page.getByRole("article").first().getByRole("button", { name: "Share" });
  for (let press = 0; press < 2; press += 1) {
    await share.click();
    await refusal(page);
    await page.getByRole("button", { name: "Close" }).click();
    await page.getByText("This could not be opened").first().waitFor({ state: "detached" });
  }
  expect(await page.getByRole("article").count()).toBeGreaterThan(0);
});

it("of the admin panel keeps its button, which shows a message", async () => {
  const page = await without("admin-panel");
  await signedInAdmin(page);
  const button = page.getByRole("button", { name: "Open admin panel" });
  await button.click();
  await refusal(page);
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
});

it("of the cancellation dialog keeps the page and shows a message", async () => {
  const page = await without("cancel-subscription-dialog");
  await signedIn(page, stack.url);
  await page.goto("/?tab=account");
  await becomePremium(page);
  await subscriptionCard(page).getByRole("button", { name: "Cancel subscription" }).click();
  await refusal(page);
  await subscriptionCard(page).getByRole("button", { name: "Cancel subscription" }).waitFor();
});

it("of the menu on a phone keeps the page", async () => {
  const page = await without("mobile-menu", { width: 390, height: 844 });
  await page.goto("/terms");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await refusal(page);
  await page.getByRole("heading", { name: "Terms and Conditions" }).waitFor();
});

it("of the visitor's post still shows the free caption as text", async () => {
  const page = await without("trial-post");
  await page.goto("/auth");
  const answered = page.waitForResponse("**/api/generate-free-caption");
  await page.getByLabel("Keyword or topic").fill("tea");
  await page.getByRole("button", { name: "Write my free caption" }).click();
  const { caption } = (await (await answered).json()) as { caption: string };
  await page.getByText(caption).waitFor();
});
