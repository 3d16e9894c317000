import type { Page } from "playwright-core";
import { expectAccessible } from "./support/axe.ts";
import { expect, it, stack } from "./support/pages.ts";
import { signedIn } from "./support/person.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

async function generated(page: Page, keyword: string, platform: string) {
  await signedIn(page, stack.url);
  await page.goto("/");
  await page.getByLabel("Keyword or topic").fill(keyword);
  await page.getByRole("radio", { name: platform }).check();
  await page.getByRole("button", { name: "Generate Caption" }).click();
  const list = page.getByRole("region", { name: "Captions of this session" });
  await page.getByText("1 of 5 captions used today").waitFor();
  const item = list.locator("ul > li").first();
  await item.getByRole("button", { name: "Rewrite" }).waitFor();
  return item;
}

for (const viewport of sizes)
  it(`rewrites a caption and takes it back, at ${viewport.width} px`, async ({ open }) => {
    const page = await open({ viewport });
    const item = await generated(page, "my new puppy", "Instagram");
    const post = item.getByRole("article");
    const before = await post.locator("p[dir=auto]").first().innerText();

    await item.getByRole("button", { name: "Rewrite" }).click();
    const menu = page.getByRole("dialog", { name: "Rewrite this caption" });
    await menu.getByText("3 of 3 free rewrites left for these captions").waitFor();
    await menu.getByRole("button", { name: "Funnier" }).waitFor();
    expect(await menu.getByRole("button", { name: "Longer" }).count(), "the built-in writer does not offer it").toBe(0);
    await expectAccessible(page, "rewrite menu");
    await menu.getByRole("button", { name: "Funnier" }).click();
    await item.getByRole("button", { name: "Undo" }).waitFor();
    await expect.poll(() => post.locator("p[dir=auto]").first().innerText()).not.toBe(before);
    expect(await post.locator("p[dir=auto]").first().innerText()).toMatch(/puppy/i);

    await item.getByRole("button", { name: "Rewrite" }).click();
    await page.getByText("2 of 3 free rewrites left for these captions").waitFor();
    await page.keyboard.press("Escape");
    await item.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => post.locator("p[dir=auto]").first().innerText()).toBe(before);
    expect(await page.getByText("1 of 5 captions used today").count(), "a free rewrite does not count").toBe(1);
  });

for (const viewport of sizes)
  it(`adapts a caption, edits one tab and takes it over, at ${viewport.width} px`, async ({ open }) => {
    const page = await open({ viewport, permissions: ["clipboard-read", "clipboard-write"] });
    const item = await generated(page, "my new puppy #Biscuit", "Instagram");
    await item.getByRole("button", { name: "More about this caption" }).click();
    await item.getByRole("button", { name: "Adapt" }).click();
    const menu = page.getByRole("dialog", { name: "Adapt to every platform" });
    await menu.getByText("Counts as one caption.").waitFor();
    await menu.getByRole("button", { name: "Adapt to every platform" }).click();

    const tabs = item.getByRole("tablist", { name: "Platforms" });
    await tabs.waitFor();
    await expect
      .poll(() => tabs.getByRole("tab").allInnerTexts())
      .toEqual(["Instagram", "X", "TikTok", "Facebook", "Threads", "Bluesky", "LinkedIn"]);
    await page.getByText("2 of 5 captions used today").waitFor();
    await expectAccessible(page, "platform tabs");

    // On Instagram the hashtags are a comment of their own.
    await item.getByText("First comment", { exact: true }).waitFor();
    await item.getByRole("button", { name: "Copy first comment" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^#\w+/);
    await item.getByRole("button", { name: "Copy", exact: true }).last().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toMatch(/#/);

    // By keyboard to X, where a long text is a thread.
    await tabs.getByRole("tab", { name: "Instagram" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => tabs.getByRole("tab", { selected: true }).innerText()).toContain("X");
    await item.getByRole("article").focus();
    await page.keyboard.press("Enter");
    const field = item.getByRole("textbox", { name: "Caption text" });
    const sentence = "The puppy sleeps on my left shoe and on nobody else's, whatever I put there instead of it.";
    await field.fill(Array.from({ length: 4 }, (_, index) => `${index + 1}. ${sentence}`).join(" "));
    await page.keyboard.press("Escape");
    await item.getByRole("heading", { name: "Thread of 2 posts" }).waitFor();
    await item.getByRole("button", { name: "Copy post 2" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/ 2\/2$/);
    await item.getByText("Changed in this tab only").waitFor();
    await expectAccessible(page, "a thread");

    await tabs.getByRole("tab", { name: "Facebook" }).click();
    await tabs.getByRole("tab", { name: "Facebook", selected: true }).waitFor();
    await expect.poll(() => item.getByRole("article").innerText()).not.toContain("left shoe");
    await tabs.getByRole("tab", { name: /^X/ }).click();
    await item.getByRole("button", { name: "Take over" }).click();
    await tabs.getByRole("tab", { name: "Facebook" }).click();
    await expect.poll(() => item.getByRole("article").innerText()).toContain("left shoe");
    await item.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => item.getByRole("article").innerText()).not.toContain("left shoe");

    // Nothing is wider than the screen, and every variant is saved.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await expect
      .poll(
        async () => {
          const data = (await (await page.context().request.get("/api/user/data")).json()) as {
            captionVariants: { platform: string }[];
          };
          return new Set(data.captionVariants.map(({ platform }) => platform)).size;
        },
        { intervals: [3000] },
      )
      .toBe(7);
  });
