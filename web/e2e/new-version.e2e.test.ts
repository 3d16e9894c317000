import type { Page } from "playwright-core";
import { deployedSite, type DeployedSite } from "./support/deployed-site.ts";
import { signedIn } from "./support/person.ts";
import { expect, it, stack, type OpenPage } from "./support/pages.ts";

/** The site's small server does not forward WebSockets, and the journey ends without a server. */
it.use({
  expected: /WebSocket connection|ERR_CONNECTION_REFUSED|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/,
});

let site: DeployedSite;
it.beforeEach(async () => {
  site = await deployedSite(stack.url);
});
it.afterEach(() => site.remove());

const version = (page: Page) => page.locator("meta[name=version]").getAttribute("content");
/** Waits until the main page is complete: the assistant's button is loaded last. */
const complete = (page: Page) => page.getByRole("button", { name: "Open the assistant" }).waitFor();
const caches = (page: Page) => page.evaluate(async () => (await window.caches.keys()).length);

/** Opens a signed-in person's page whose service worker has cached the first version. */
async function visitor(open: OpenPage): Promise<Page> {
  const page = await open({ baseURL: site.url, serviceWorkers: "allow" });
  await signedIn(page, stack.url);
  await page.goto("/");
  await complete(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

/**
 * Makes the browser check for the next version's service worker, as it does at the next visit, and waits until that
 * version is cached.
 */
async function keepNext(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  // Not `waitForFunction`, for which the promise of an asynchronous function is a true value.
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
}

it("an open tab continues with its version after a deploy, and a reload shows the new one", async ({ open }) => {
  const page = await visitor(open);
  await site.deployNext();
  await keepNext(page);

  await page.evaluate(() => {
    document.body.dataset["opened"] = "before";
  });
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("No history yet").waitFor();
  await page.getByRole("tab", { name: "Trending" }).click();
  await page.getByRole("heading", { name: "Trending Content" }).waitFor();
  expect(await page.evaluate(() => document.body.dataset["opened"])).toBe("before");
  expect(await version(page)).toBe("1");

  await page.goto("/");
  await complete(page);
  expect(await version(page)).toBe("2");
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("No history yet").waitFor();
});

it("the new version takes over when the last tab of the previous one is closed, and opens without a server", async ({
  open,
}) => {
  const page = await visitor(open);
  await site.deployNext();
  await keepNext(page);
  expect(await caches(page)).toBe(2);
  // The browser activates the new service worker when it notices that no tab uses the old one.
  await expect
    .poll(
      async () => {
        await page.goto("about:blank");
        await page.goto("/");
        await complete(page);
        return caches(page);
      },
      { timeout: 30_000 },
    )
    .toBe(1);

  await site.stop();
  await page.goto("/terms");
  await page.getByRole("heading", { name: "Terms and Conditions" }).waitFor();
  expect(await version(page)).toBe("2");
});

it("if the server is lost right after a deploy, the cached version still works completely", async ({ open }) => {
  const page = await visitor(open);
  await site.deployNext();
  await page.goto("/");
  await complete(page);
  expect(await version(page)).toBe("2");
  await site.stop();
  await page.goto("/?tab=history");
  await page.getByRole("tab", { name: "History", selected: true }).waitFor();
  await page.getByText("You are offline.").waitFor();
});

it("an incomplete deploy is not cached", async ({ open }) => {
  const page = await visitor(open);
  // Before the deploy, because the browser also checks for it by itself.
  await page
    .context()
    .route(/\/assets\/trending-.*v2\.js/, (route) => route.fulfill({ status: 404, body: "not there yet" }));
  await site.deployNext();
  const outcome = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    return new Promise<string | undefined>((resolve) => {
      worker?.addEventListener("statechange", () => {
        resolve(worker.state);
      });
      if (!worker) resolve(undefined);
    });
  });
  expect(await outcome).toBe("redundant");
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("No history yet").waitFor();
});
