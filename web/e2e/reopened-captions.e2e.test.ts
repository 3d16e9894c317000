import type { Page } from "playwright-core";
import { expectAccessible } from "./support/axe.ts";
import { connected, withoutLiveUpdates } from "./support/live.ts";
import { signedIn, signedInAs } from "./support/person.ts";
import { expect, it, stack } from "./support/pages.ts";

it.use({ expected: /status of 409/ });
const laptop = { width: 1366, height: 768 };

const list = (page: Page) => page.getByRole("region", { name: "Captions of this session" });
const firstPost = (page: Page) => list(page).getByRole("article").first();
const field = (page: Page) => page.getByRole("textbox", { name: "Caption text" });
const tab = (page: Page, name: string) =>
  page.getByRole("tablist", { name: "Platforms" }).getByRole("tab", { name: new RegExp(`^${name}`) });

async function generate(page: Page, keyword: string): Promise<void> {
  await page.getByLabel("Keyword or topic").fill(keyword);
  await page.getByRole("radio", { name: "Instagram" }).check();
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await firstPost(page).waitFor();
  // All captions have arrived.
  await page.getByRole("button", { name: "Cancel" }).waitFor({ state: "detached" });
}

async function openFromHistory(page: Page): Promise<void> {
  await page.goto("/?tab=history");
  await page.getByRole("link", { name: "Open in Generate" }).first().click();
  await firstPost(page).waitFor();
}

async function write(page: Page, text: string): Promise<void> {
  await firstPost(page).locator("p[dir=auto]").click();
  await field(page).fill(text);
  await page.keyboard.press("Escape");
}

const saved = (page: Page) => firstPost(page).getByText("Saved", { exact: true }).waitFor();

it("an adapted and edited caption is opened from the history with its tabs and versions, also on a phone", async ({
  open,
}) => {
  const page = await open({ viewport: laptop });
  const person = await signedIn(page, stack.url);
  await page.goto("/");
  await generate(page, "pumpkin soup");
  await firstPost(page).getByRole("button", { name: "More about this caption" }).click();
  await firstPost(page).getByRole("button", { name: "Adapt", exact: true }).click();
  await page.getByRole("button", { name: "Adapt to every platform" }).click();
  await tab(page, "LinkedIn").click();
  await write(page, "Soup, at length, for colleagues.");
  await saved(page);
  await tab(page, "Instagram").click();
  await firstPost(page).getByText("Soup, at length").waitFor({ state: "detached" });
  const generated = (await firstPost(page).locator("p[dir=auto]").innerText()).trim();
  await write(page, "Soup, in my words.");
  await saved(page);

  for (const viewport of [laptop, { width: 390, height: 844 }]) {
    const other = await open({ viewport, hasTouch: viewport.width < 500 });
    await signedInAs(other, stack.url, person);
    await openFromHistory(other);
    await firstPost(other).getByText("Soup, in my words.").waitFor();
    await tab(other, "LinkedIn").click();
    await firstPost(other).getByText("Soup, at length, for colleagues.").waitFor();
    await expectAccessible(other, "an adapted caption that was opened again", { fits: true });
    await tab(other, "Instagram").click();
    await firstPost(other).getByRole("button", { name: "Undo" }).click();
    await saved(other);
    await expect.poll(async () => (await firstPost(other).locator("p[dir=auto]").innerText()).trim()).toBe(generated);
    // Nothing was changed elsewhere: the save followed what was opened.
    expect(await other.getByText("Also changed elsewhere").count()).toBe(0);
    await firstPost(other).getByRole("button", { name: "Redo" }).click();
    await firstPost(other).getByText("Soup, in my words.").waitFor();
    await saved(other);
  }
});

it("what another tab changes appears in the list of this one", async ({ open }) => {
  const first = await open({ viewport: laptop });
  await signedIn(first, stack.url);
  const listening = connected(first);
  await first.goto("/");
  await generate(first, "pumpkin soup");
  await listening;
  const second = await first.context().newPage();
  await openFromHistory(second);
  await write(second, "Of the second tab.");
  await firstPost(first).getByText("Of the second tab.").waitFor();
  await write(first, "Of the first tab.");
  await saved(first);
  expect(await first.getByText("Also changed elsewhere").count()).toBe(0);
  await firstPost(first).getByRole("button", { name: "Undo" }).click();
  await firstPost(first).getByText("Of the second tab.").waitFor();
});

it("without live updates, two tabs edit the same caption: the later save keeps both texts, and says so", async ({
  open,
}) => {
  const first = await open({ viewport: laptop });
  await signedIn(first, stack.url);
  await withoutLiveUpdates(first);
  await first.goto("/");
  await generate(first, "pumpkin soup");
  const second = await first.context().newPage();
  await openFromHistory(second);
  await write(second, "Of the second tab.");
  await saved(second);

  await write(first, "Of the first tab.");
  await first.getByText("Also changed elsewhere").first().waitFor();
  await saved(first);
  await firstPost(first).getByRole("button", { name: "Undo" }).click();
  await firstPost(first).getByText("Of the second tab.").waitFor();
  await firstPost(first).getByRole("button", { name: "Redo" }).click();
  await firstPost(first).getByText("Of the first tab.").waitFor();
  await saved(first);

  await openFromHistory(second);
  await firstPost(second).getByText("Of the first tab.").waitFor();
});
