import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import connect from "postgres";
import { expectAccessible } from "./support/axe.ts";
import { expect, it, stack, type OpenPage } from "./support/pages.ts";
import { signedIn } from "./support/person.ts";

let sql: connect.Sql;
it.beforeAll(() => {
  sql = connect(stack.databaseUrl, { max: 1, onnotice: () => {} });
});
it.afterAll(() => sql.end());

const stored = [
  { keyword: "café", platform: "instagram", captions: ["Crème brûlée on a slow Sunday", "Dessert first."] },
  { keyword: "東京", platform: "x", captions: ["東京タワーの夜景"] },
  { keyword: "sunrise", platform: "x", captions: ["Up early. #FirstLight"] },
];

/** A new person's page with these entries in their history, oldest first. */
async function withHistory(open: OpenPage, viewport: { width: number; height: number }): Promise<Page> {
  const page = await open({ viewport, acceptDownloads: true });
  const { email } = await signedIn(page, stack.url);
  for (const [index, { keyword, platform, captions }] of stored.entries())
    await sql`insert into public.caption_history (user_id, keyword, platform, captions, created_at)
      select id, ${keyword}, ${platform}, ${captions}, now() - ${60 - index} * interval '1 second'
      from auth.users where email = ${email}`;
  await page.goto("/?tab=history");
  await page.getByRole("heading", { name: "sunrise" }).waitFor();
  return page;
}

const headings = (page: Page) =>
  page.getByRole("region", { name: "History entries" }).getByRole("heading", { level: 3 }).allTextContents();
const expectHeadings = (page: Page, expected: string[]) => expect.poll(() => headings(page)).toEqual(expected);
const all = ["sunrise", "東京", "café"];

for (const [device, viewport] of [
  ["a phone", { width: 390, height: 844 }],
  ["a laptop", { width: 1366, height: 768 }],
] as const)
  it.describe(`the library on ${device}`, () => {
    it("a long history scrolls inside its list, and the page ends with its footer", async ({ open }) => {
      const page = await open({ viewport });
      const { email } = await signedIn(page, stack.url);
      await sql`insert into public.caption_history (user_id, keyword, platform, captions, created_at)
      select id, 'tea ' || entry, 'x', array['One.', 'Two.', 'Three.'], now() - entry * interval '1 second'
      from auth.users, generate_series(1, 12) as entry where email = ${email}`;
      await page.goto("/?tab=history");
      await page.getByRole("heading", { name: "tea 12" }).waitFor();
      // All at the same moment: what is loaded late may make the page longer.
      const ends = page.getByRole("contentinfo").evaluate((footer) => {
        const below = [...document.querySelectorAll("button")].find((button) => button.textContent === "Add to Home");
        const last = Math.max(footer.getBoundingClientRect().bottom, below?.getBoundingClientRect().bottom ?? 0);
        return { last: last + window.scrollY, page: document.documentElement.scrollHeight };
      });
      // Below the footer and "Add to Home" there is room for the floating buttons, and no more.
      expect((await ends).page).toBeLessThanOrEqual(Math.max(viewport.height, Math.ceil((await ends).last) + 80));
    });

    it("finds captions by accents, CJK, platform and favorites, and exports what was found", async ({ open }) => {
      const page = await withHistory(open, viewport);
      const search = page.getByRole("searchbox", { name: "Search your history" });
      await search.fill("creme");
      await expectHeadings(page, ["café"]);
      await search.fill("夜景");
      await expectHeadings(page, ["東京"]);
      await search.fill("");
      await expectHeadings(page, all);
      await page.getByRole("combobox", { name: "Platform" }).selectOption("X");
      await expectHeadings(page, ["sunrise", "東京"]);

      await page.getByRole("button", { name: "Export" }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("group", { name: "What was found" }).getByRole("button", { name: "Spreadsheet (CSV)" }).click(),
      ]);
      const file = await readFile(await download.path(), "utf8");
      expect(file.split("\r\n").filter(Boolean)).toHaveLength(3);
      expect(file).toContain("東京タワーの夜景");
      expect(file).not.toContain("brûlée");

      await page.getByRole("combobox", { name: "Platform" }).selectOption("All platforms");
      await expectHeadings(page, all);
      const cafe = page.getByRole("article").filter({ hasText: "brûlée" });
      const saved = page.waitForResponse((response) => response.request().method() === "PUT");
      await cafe.getByRole("button", { name: "Favorite", exact: true }).first().click();
      await saved;
      await page.getByRole("button", { name: "Favorites", exact: true }).click();
      await expectHeadings(page, ["café"]);
      await expectAccessible(page, "a filtered history", { fits: true });
    });

    it("deletes and clears, and undo restores exactly", async ({ open }) => {
      const page = await withHistory(open, viewport);
      const before = await (await page.context().request.get("/api/caption-history")).json();
      await page.getByRole("article").filter({ hasText: "夜景" }).getByRole("button", { name: "Delete" }).click();
      await expectHeadings(page, ["sunrise", "café"]);
      // By keyboard: F8 goes to the notification.
      await page.getByRole("button", { name: "Undo" }).waitFor();
      await page.keyboard.press("F8");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expectHeadings(page, all);

      await page.getByRole("button", { name: "Clear History" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Clear History" }).click();
      await page.getByText("History cleared", { exact: true }).waitFor();
      await page.getByText("No history yet").waitFor();
      await page.getByRole("button", { name: "Undo" }).click();
      await expectHeadings(page, all);
      await expect
        .poll(async () => (await page.context().request.get("/api/caption-history")).json() as Promise<unknown>)
        .toEqual(before);
    });

    it("opens an entry in Generate, puts hashtags under it, and Clear All can be undone", async ({ open }) => {
      const page = await withHistory(open, viewport);
      await page
        .getByRole("article")
        .filter({ hasText: "FirstLight" })
        .getByRole("link", { name: "Open in Generate" })
        .click();
      const list = page.getByRole("region", { name: "Captions of this session" });
      await list.getByText("Up early.").waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe("");

      await list.getByRole("button", { name: "More about this caption" }).click();
      await list.getByRole("button", { name: "Add below…" }).click();
      const dialog = page.getByRole("dialog", { name: "Hashtag sets and signature" });
      await dialog.getByRole("button", { name: "New set" }).click();
      await dialog.getByLabel("Name").fill("Mornings");
      await dialog.getByLabel("Hashtags", { exact: true }).fill("#GoodMorning, sunrise");
      await dialog.getByRole("button", { name: "Save" }).first().click();
      await dialog.getByRole("button", { name: "Add Mornings below the caption" }).click();
      await list.getByText("#GoodMorning #sunrise").waitFor();

      await list.getByRole("button", { name: "Favorite", exact: true }).click();
      await page.getByRole("button", { name: "Clear All" }).click();
      await page.getByText("No captions yet").waitFor();
      await page.getByRole("button", { name: "Undo" }).click();
      await list.getByText("#GoodMorning #sunrise").waitFor();
      await expect
        .poll(() => list.getByRole("button", { name: "Favorite", exact: true }).getAttribute("aria-pressed"))
        .toBe("true");
    });
  });
