import type { Page } from "playwright-core";
import { signedInAdmin } from "./support/admin.ts";
import { becomePremium, subscriptionCard } from "./support/payments.ts";
import { signedIn } from "./support/person.ts";
import { expect, it, stack, type OpenPage } from "./support/pages.ts";

it.use({ expected: /Failed to fetch dynamically imported module|ERR_INTERNET_DISCONNECTED/ });

/** Opens a page without the service worker, as on plain http, and with one missing chunk, as after a deploy. */
async function without(open: OpenPage, part: string, viewport = { width: 1280, height: 900 }): Promise<Page> {
  const page = await open({ viewport });
  await page.route(new RegExp(`/assets/${part}-[^/]+\\.js$`), (route) => route.fulfill({ status: 404, body: "" }));
  return page;
}
const refusal = (page: Page) => page.getByText("This could not be opened").first().waitFor();

async function generate(page: Page): Promise<void> {
  await page.getByLabel("Keyword or topic").fill("tea");
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await page.getByRole("article").first().waitFor();
  // All captions have arrived.
  await page.getByRole("button", { name: "Cancel" }).waitFor({ state: "detached" });
}

for (const [what, part] of [
  ["the main page", "home"],
  ["what every signed-in page needs", "signed-in"],
] as const)
  it(`of ${what} causes one reload and then a message: the page is never blank`, async ({ open }) => {
    const page = await without(open, part);
    await signedIn(page, stack.url);
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto("/");
    // The message is also visible for a moment before the reload.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType("navigation")
        .some((entry) => (entry as PerformanceNavigationTiming).type === "reload"),
    );
    await page.getByRole("heading", { name: "This page could not be fetched" }).waitFor();
    expect(loads).toBe(2);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Reload the page" }).click();
    await page.getByRole("button", { name: "Logout" }).waitFor();
    // The last one is the press.
    expect(loads).toBe(3);
  });

it("of what every signed-in page needs leaves the public pages readable", async ({ open }) => {
  const page = await without(open, "signed-in");
  await signedIn(page, stack.url);
  const refused = page.waitForEvent("console", (message) => message.text().includes("404"));
  await page.goto("/terms");
  await refused;
  await page.getByRole("heading", { name: "Terms and Conditions" }).waitFor();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
});

it("of a tab causes no reload while there is no connection", async ({ open }) => {
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

it("of the displayed captions still shows them as text", async ({ open }) => {
  const page = await without(open, "posts-chunk");
  await signedIn(page, stack.url);
  // The generation begins after the posts are known to be missing: it must not dismiss the message.
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route(/\/assets\/writing-chunk-[^/]+\.js$/, async (route) => {
    await begun;
    await route.continue();
  });
  const refused = page.waitForEvent("console", (message) => message.text().includes("404"));
  await page.goto("/");
  await page.getByLabel("Keyword or topic").fill("pumpkin soup");
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await page.getByRole("button", { name: "Cancel" }).waitFor();
  await refused;
  begin();
  const list = page.getByRole("region", { name: "Captions of this session" });
  await list
    .getByText(/pumpkin/i)
    .first()
    .waitFor();
  await page.getByText("Your captions are shown as plain text").first().waitFor();
});

it("of the share menu keeps the captions, and every press shows a message", async ({ open }) => {
  const page = await without(open, "share-menu");
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

it("of the admin panel keeps its button, which shows a message", async ({ open }) => {
  const page = await without(open, "admin-panel");
  await signedInAdmin(page);
  const button = page.getByRole("button", { name: "Open admin panel" });
  await button.click();
  await refusal(page);
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
});

it("of the cancellation dialog keeps the page and shows a message", async ({ open }) => {
  const page = await without(open, "cancel-subscription-dialog");
  await signedIn(page, stack.url);
  await page.goto("/?tab=account");
  await becomePremium(page);
  await subscriptionCard(page).getByRole("button", { name: "Cancel subscription" }).click();
  await refusal(page);
  await subscriptionCard(page).getByRole("button", { name: "Cancel subscription" }).waitFor();
});

it("of the menu on a phone keeps the page", async ({ open }) => {
  const page = await without(open, "mobile-menu", { width: 390, height: 844 });
  await page.goto("/terms");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await refusal(page);
  await page.getByRole("heading", { name: "Terms and Conditions" }).waitFor();
});

it("of the visitor's post still shows the free caption as text", async ({ open }) => {
  const page = await without(open, "trial-post");
  await page.goto("/auth");
  const response = page.waitForResponse("**/api/generate-free-caption");
  await page.getByLabel("Keyword or topic").fill("tea");
  await page.getByRole("button", { name: "Write my free caption" }).click();
  const { caption } = (await (await response).json()) as { caption: string };
  await page.getByText(caption).waitFor();
});
