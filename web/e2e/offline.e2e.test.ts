import { sessionHintName } from "@contract/rules/sessions.ts";
import type { Page } from "playwright-core";
import { interruptibleProxy, type InterruptibleProxy } from "./support/interruptible-proxy.ts";
import { signedIn } from "./support/person.ts";
import { expect, it, stack, type OpenPage } from "./support/pages.ts";

/** Errors that the browser reports without a server or with a missing chunk. */
it.use({
  expected:
    /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket connection|dynamically imported module/,
});

let proxy: InterruptibleProxy | null = null;
it.afterEach(async () => {
  await proxy?.cut();
  proxy = null;
});

/** Signs in a person with one caption in the history, whose page is served through a proxy that can be interrupted. */
async function visitor(open: OpenPage): Promise<{ page: Page; server: InterruptibleProxy; username: string }> {
  proxy = await interruptibleProxy(stack.url);
  const page = await open({ baseURL: proxy.url, serviceWorkers: "allow" });
  // Cookies ignore ports, so the session of the stack's own origin is valid here, too.
  const { username } = await signedIn(page, stack.url);
  const generated = await page.context().request.post(`${stack.url}/api/generate-caption`, {
    headers: { origin: stack.url },
    multipart: {
      keyword: "harbor fog",
      platform: "general",
      emojiLevel: "50",
      hashtagLevel: "50",
      aiControlled: "true",
    },
  });
  expect(generated.status()).toBe(200);
  return { page, server: proxy, username };
}

async function seenAndKept(page: Page): Promise<void> {
  await page.goto("/?tab=history");
  await page.getByRole("heading", { name: "harbor fog" }).waitFor();
  await page.getByRole("button", { name: "Open the assistant" }).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The account and the history.
  await expect.poll(() => keptCount(page)).toBeGreaterThanOrEqual(2);
}

/** How many reads this device has kept. */
function keptCount(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // To open a database that does not exist would create it, without its store.
    if (!(await indexedDB.databases()).some(({ name }) => name === "caption-kite")) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open("caption-kite");
      opening.addEventListener("error", () => {
        reject(opening.error ?? new Error("refused"));
      });
      opening.addEventListener("success", () => {
        const counting = opening.result.transaction("last-seen").objectStore("last-seen").count();
        counting.addEventListener("success", () => {
          opening.result.close();
          resolve(counting.result);
        });
      });
    });
  });
}

it("leaves nothing of a person on the device, although the tab is closed as soon as it says that they are logged out", async ({
  open,
}) => {
  const { page } = await visitor(open);
  await page.goto("/?tab=history");
  await page.getByRole("heading", { name: "harbor fog" }).waitFor();
  await expect.poll(() => keptCount(page)).toBeGreaterThanOrEqual(1);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByText("You have been logged out successfully").first().waitFor();
  const next = await page.context().newPage();
  await page.close();
  // A page of the same origin that runs none of the product's code.
  await next.goto("/robots.txt");
  expect(await keptCount(next)).toBe(0);
});

it("shows the history and the account without a server, says so, and recovers by itself", async ({ open }) => {
  const { page, server, username } = await visitor(open);
  await seenAndKept(page);
  await server.cut();

  await page.goto("/?tab=history");
  await page.getByText("You are offline.").waitFor();
  await page.getByRole("heading", { name: "harbor fog" }).waitFor();
  await page.locator("button:disabled", { hasText: "Clear History" }).waitFor();
  await page.getByRole("tab", { name: "Account" }).click();
  await expect.poll(() => page.getByRole("textbox", { name: "Username" }).inputValue()).toBe(username);

  const note = page.getByRole("status").filter({ hasText: "You are offline." });
  const tryAgain = (await note.getByRole("button", { name: "Try again" }).elementHandle())!;
  await server.restore();
  // Pressed without waiting for it: the page also tries every ten seconds by itself, and the button may be gone.
  await tryAgain.evaluate((button) => {
    (button as HTMLButtonElement).click();
  });
  await page.getByText("You are offline.").waitFor({ state: "detached" });
});

it("shows them without a network, too", async ({ open }) => {
  const { page } = await visitor(open);
  await seenAndKept(page);
  await page.context().setOffline(true);
  await page.getByText("You are offline.").waitFor();
  await page.reload();
  await page.getByText("You are offline.").waitFor();
  await page.getByRole("heading", { name: "harbor fog" }).waitFor();
  await page.context().setOffline(false);
  await page.getByText("You are offline.").waitFor({ state: "detached" });
});

it("opens a deep link and the start page without a server", async ({ open }) => {
  const { page, server } = await visitor(open);
  await seenAndKept(page);
  await server.cut();
  await page.goto("/terms");
  await page.getByRole("heading", { name: "Terms and Conditions" }).waitFor();
  await page.goto("/");
  await page.getByRole("button", { name: "Generate Caption" }).waitFor();
  await page.getByLabel("Keyword or topic").fill("fog");
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await page.getByText("You seem to be offline.").first().waitFor();
});

it("deletes the last-seen copy when the person logs out", async ({ open }) => {
  const { page, server, username } = await visitor(open);
  await seenAndKept(page);
  await page.context().request.post(`${stack.url}/api/logout`, { headers: { origin: stack.url } });
  await page.goto("/");
  await page.getByRole("form", { name: "Login" }).waitFor();
  // The code that deletes the copy for visitors is loaded after the page is shown.
  await expect.poll(() => keptCount(page)).toBe(0);
  await server.cut();
  const expectNothingKept = async () => {
    expect(await page.getByText("harbor fog").count()).toBe(0);
    expect(await page.getByText(username).count()).toBe(0);
  };
  await page.goto("/?tab=history");
  await page.getByRole("form", { name: "Login" }).waitFor();
  await expectNothingKept();
  // With a session hint, the page would show the copy if there was one.
  await page.context().addCookies([{ name: sessionHintName(false), value: "1", url: server.url }]);
  await page.goto("/?tab=history");
  await page.getByText("Your account could not be loaded").waitFor();
  await expectNothingKept();
});

it("loads a chunk that a deploy has removed with one reload, without a service worker", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/");
  await page.getByRole("button", { name: "Generate Caption" }).waitFor();
  let gone = true;
  await page.route("**/assets/history-tab-*.js", (route) =>
    gone ? route.fulfill({ status: 404, body: "gone" }) : route.continue(),
  );
  // The reload fetches the newer page, which names chunks that exist.
  page.on("request", (request) => {
    if (request.isNavigationRequest()) gone = false;
  });
  await page.getByRole("tab", { name: "History" }).click();
  await page.getByText("No history yet").waitFor();
});
