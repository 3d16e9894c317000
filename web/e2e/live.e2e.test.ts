import type { Page } from "playwright-core";
import { connected } from "./support/live.ts";
import { signedIn } from "./support/person.ts";
import { expect, it, stack } from "./support/pages.ts";

it.use({ expected: /WebSocket connection/ });

async function generate(page: Page, keyword: string): Promise<void> {
  await page.getByLabel("Keyword or topic").fill(keyword);
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await page.getByText("1 of 5 captions used today").waitFor();
}

/** Generates a caption with the page's session, but not on the page. */
async function generateElsewhere(page: Page): Promise<void> {
  const generated = await page.context().request.post(`${stack.url}/api/generate-caption`, {
    headers: { origin: stack.url },
    multipart: { keyword: "tide", platform: "general", emojiLevel: "50", hashtagLevel: "50", aiControlled: "true" },
  });
  expect(generated.status()).toBe(200);
}

it("updates usage, history and name in another tab without a reload", async ({ open }) => {
  const page = await open({ serviceWorkers: "allow" });
  await signedIn(page, stack.url);
  const other = await page.context().newPage();
  const listening = connected(other);
  await other.goto("/?tab=history");
  await other.getByText("No history yet").waitFor();
  await listening;

  await page.goto("/");
  await generate(page, "lighthouse keeper");
  await other.getByRole("heading", { name: "lighthouse keeper" }).waitFor();
  await other.getByRole("tab", { name: "Account" }).click();
  await other.getByText("1 of 5 used").waitFor();

  await page.goto("/?tab=account");
  await page.getByRole("textbox", { name: "Username" }).fill("Renamed elsewhere");
  await page.getByRole("button", { name: "Update Username" }).click();
  await expect.poll(() => other.getByRole("textbox", { name: "Username" }).inputValue()).toBe("Renamed elsewhere");

  await page.getByRole("tab", { name: "History" }).click();
  await page.getByRole("button", { name: "Clear History" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Clear History" }).click();
  await other.getByRole("tab", { name: "History" }).click();
  await other.getByText("No history yet").waitFor();
});

it("shows what changed between the start of the page and its live connection, without anybody's return", async ({
  open,
}) => {
  const page = await open();
  await signedIn(page, stack.url);
  let connect = () => {};
  const mayConnect = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.routeWebSocket(/realtime/, async (socket) => {
    await mayConnect;
    socket.connectToServer();
  });
  await page.goto("/?tab=account");
  await page.getByText("0 of 5 used").waitFor();
  await generateElsewhere(page);
  connect();
  await page.getByText("1 of 5 used").waitFor();
});

it("fetches again when the person returns to the tab, if the socket cannot connect", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.routeWebSocket(/realtime/, (socket) => {
    void socket.close();
  });
  await page.goto("/?tab=account");
  await page.getByText("0 of 5 used").waitFor();
  await page.getByRole("button", { name: "Open the assistant" }).waitFor();
  await generateElsewhere(page);
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event("focus")));
      return page.getByText("1 of 5 used").count();
    })
    .toBe(1);
  expect(await page.getByText("offline").count()).toBe(0);
});
