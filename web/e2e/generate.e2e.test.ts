import { withoutLiveUpdates } from "./support/live.ts";
import { logIn, newPerson, signedIn, signUp } from "./support/person.ts";
import type { Page } from "playwright-core";
import { expect, it, stack } from "./support/pages.ts";

it.use({ motion: true });

it("a new person signs up, generates by keyword, copies, finds it in the history and logs out", async ({ open }) => {
  const page = await open({ permissions: ["clipboard-read", "clipboard-write"], serviceWorkers: "allow" });
  const person = newPerson();
  await signUp(page, person);
  await page.getByText("Your account has been created!", { exact: true }).waitFor();
  await page.getByText("No captions yet").waitFor();

  await page.getByLabel("Keyword or topic").fill("pumpkin soup");
  await page.getByRole("radio", { name: "Instagram" }).check();
  await page.getByRole("button", { name: "Generate Caption" }).click();
  const list = page.getByRole("region", { name: "Captions of this session" });
  await list.getByRole("button", { name: "Copy", exact: true }).first().waitFor();
  await expect.poll(() => list.getByRole("listitem").count()).toBe(3);
  await page.getByText("1 of 5 captions used today").waitFor();

  await list.getByRole("button", { name: "Copy", exact: true }).first().click();
  await page.getByText("Caption copied", { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.toLowerCase()).toContain("pumpkin");

  await page.getByRole("tab", { name: "History" }).click();
  const history = page.getByRole("region", { name: "History entries" });
  await history.getByText("pumpkin soup", { exact: true }).first().waitFor();

  // The list exists for the session: it is still there after switching tabs.
  await page.getByRole("tab", { name: "Generate" }).click();
  await list.waitFor();
  await expect.poll(() => list.getByRole("listitem").count()).toBe(3);

  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(/\/auth/);
  await page.getByText("You have been logged out successfully", { exact: true }).waitFor();
  await page.goto("/");
  await page.waitForURL(/\/auth/);

  await logIn(page, person);
  await page.getByText(`Welcome back, ${person.username}!`, { exact: true }).waitFor();
  await page.getByText("No captions yet").waitFor();
});

it("uses the day's five captions, is refused the sixth and is offered the upgrade", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/");
  for (let used = 1; used <= 5; used++) {
    await page.getByRole("button", { name: "Generate Caption" }).click();
    await page.getByText(`${used} of 5 captions used today`).waitFor();
  }
  await expect.poll(() => page.getByRole("button", { name: "Generate Caption" }).isDisabled()).toBe(true);
  const refused = await page.context().request.post("/api/generate-caption", {
    headers: { origin: stack.url },
    multipart: { keyword: "fog", platform: "x", emojiLevel: "50", hashtagLevel: "50", aiControlled: "true" },
  });
  expect(refused.status()).toBe(429);
  await page.getByText("Today's captions are used up").waitFor();
  await page.getByText("5 of 5 captions used today").waitFor();
  const user = (await (await page.context().request.get("/api/user")).json()) as { usageCount: number };
  expect(user.usageCount).toBe(5);

  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
  await page.getByRole("dialog", { name: "Upgrade to Premium" }).getByText("$3.50").waitFor();
});

/** The field is in the document before it is painted; until then it cannot have the focus, and the keys go nowhere. */
async function typeIntoPreview(page: Page, text: string): Promise<void> {
  const field = page.getByLabel("Keyword or topic");
  await field.click();
  await field.pressSequentially(text);
  expect(await field.inputValue()).toBe(text);
}

for (const [how, send] of [
  ["with the keys", (page: Page) => page.keyboard.press("Control+Enter")],
  ["with the button", (page: Page) => page.getByRole("button", { name: "Generate Caption" }).click()],
] as const)
  it(`a keyword that is sent ${how} before the page's scripts arrive is written from`, async ({ open }) => {
    const page = await open();
    await signedIn(page, stack.url);
    const arrive = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await arrive.promise;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await typeIntoPreview(page, "first snow");
    await send(page);
    arrive.resolve();
    await page.getByText("1 of 5 captions used today").waitFor();
    await page.getByRole("region", { name: "Captions of this session" }).getByRole("article").first().waitFor();
    expect(await page.getByLabel("Keyword or topic").inputValue()).toBe("first snow");
  });

it("a double click is one generation", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/");
  await page.getByLabel("Keyword or topic").fill("double espresso");
  await page.getByRole("button", { name: "Generate Caption" }).dblclick();
  await page.getByRole("region", { name: "Captions of this session" }).getByRole("listitem").first().waitFor();
  await page.getByText("1 of 5 captions used today").waitFor();
  const history = (await (await page.context().request.get("/api/caption-history")).json()) as unknown[];
  expect(history).toHaveLength(1);
});

it("what is typed and pressed before the scripts are there is carried out; nothing else can be used until then", async ({
  open,
}) => {
  const page = await open();
  await signedIn(page, stack.url);
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await typeIntoPreview(page, "harbor at dawn");
  await page.getByText("Loading your account").waitFor();
  for (const name of ["History", "Reset"])
    expect(await page.getByText(name).locator("visible=true").isDisabled()).toBe(true);
  expect(await page.getByLabel("Treat it as:").isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Generate Caption" }).click();
  expect(await page.getByLabel("Keyword or topic").inputValue()).toBe("harbor at dawn");
  scripts.resolve();
  await page.getByText("1 of 5 captions used today").waitFor();
  await page.getByRole("region", { name: "Captions of this session" }).getByText("harbor at dawn").first().waitFor();
  expect(await page.getByLabel("Keyword or topic").inputValue()).toBe("harbor at dawn");
  expect(await page.getByText("Loading your account").count()).toBe(0);
});

it("two tabs of one person share the account; logging out in one ends the other at its next call", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/");
  const second = await page.context().newPage();
  // Without live updates, which would make the next call themselves.
  await withoutLiveUpdates(second);
  await second.goto("/");
  // Not a part of the preview: it has been told who is signed in.
  await second.getByText("0 of 5 captions used today").waitFor();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(/\/auth/);
  await second.getByRole("button", { name: "Generate Caption" }).click();
  await second.waitForURL(/\/auth/);
});

it("clears the history after asking", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/");
  await page.getByLabel("Keyword or topic").fill("first snow");
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await page.getByText("1 of 5 captions used today").waitFor();
  await page.goto("/?tab=history");
  await page.getByText("first snow", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Clear History" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Clear History" });
  await dialog.getByRole("button", { name: "Keep history" }).click();
  await page.getByText("first snow", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Clear History" }).click();
  await dialog.getByRole("button", { name: "Clear History" }).click();
  await page.getByText("History cleared", { exact: true }).waitFor();
  await page.getByText("No history yet").waitFor();
  expect(await (await page.context().request.get("/api/caption-history")).json()).toEqual([]);
});
