import { entryPath } from "../../supabase/functions/_shared/contract/wire/admin.ts";
import { endpoints, type Endpoint } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { openPanel, signedInAdmin, toast, unique } from "./support/admin.ts";
import { expect, it, stack } from "./support/pages.ts";
import { signedIn } from "./support/person.ts";

it.use({ motion: true });

it.describe("an administrator", () => {
  it("creates a promo code, edits it while it is unused, and deletes it", async ({ open }) => {
    const page = await open();
    await signedInAdmin(page);
    const panel = await openPanel(page);
    await panel.getByRole("button", { name: "Create code" }).click();
    await toast(page, "Missing Information");
    const first = `KITE-${unique()}`;
    const code = `${first}-B`;
    await panel.getByLabel("Code", { exact: true }).fill(first.toLowerCase());
    await panel.getByLabel("Duration in days").fill("0");
    await panel.getByRole("button", { name: "Create code" }).click();
    await toast(page, "Invalid Duration");
    await panel.getByLabel("Duration in days").fill("7");
    await panel.getByRole("button", { name: "Create code" }).click();
    await toast(page, "Promo Code Created");
    await panel.getByRole("button", { name: `Edit ${first}` }).click();
    const editing = page.getByRole("dialog", { name: "Edit Promo Code" });
    await expect.poll(() => editing.getByLabel("Duration in days").inputValue()).toBe("7");
    await editing.getByLabel("Code", { exact: true }).fill(code);
    await editing.getByLabel("Duration in days").fill("14");
    await editing.getByRole("button", { name: "Save changes" }).click();
    await toast(page, "Promo Code Updated");
    const row = panel.getByRole("listitem").filter({ hasText: code });
    await row.getByText("Unused").waitFor();
    await row.getByRole("button", { name: `Delete ${code}` }).click();
    await page
      .getByRole("alertdialog", { name: "Delete Promo Code" })
      .getByRole("button", { name: "Delete code" })
      .click();
    await toast(page, "Promo Code Deleted");
    await row.waitFor({ state: "detached" });
  });

  it("keeps what was typed over a reload, is asked before it is lost, and leaves the panel with Back", async ({
    open,
  }) => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    await signedInAdmin(page);
    const address = page.url();
    const words = `Not saved yet ${unique()}`;
    const panel = await openPanel(page, "Social");
    await panel.getByLabel("Content", { exact: true }).fill(words);
    await page.reload();
    const again = await openPanel(page, "Social");
    await expect.poll(() => again.getByLabel("Content", { exact: true }).inputValue()).toBe(words);

    await again.getByRole("tab", { name: "Articles" }).click();
    await again.getByRole("button", { name: "New Article" }).click();
    await page.getByRole("dialog", { name: "Create New Article" }).getByLabel("Title").fill(words);
    await page.goBack();
    await page.getByRole("alertdialog", { name: "Discard your changes?" }).waitFor();
    await page.getByRole("button", { name: "Keep editing" }).click();
    const dialog = page.getByRole("dialog", { name: "Create New Article" });
    await expect.poll(() => dialog.getByLabel("Title").inputValue()).toBe(words);
    // The panel has an entry again.
    await expect
      .poll(() => page.evaluate(() => (history.state as { adminPanel?: boolean } | null)?.adminPanel))
      .toBe(true);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.goBack();
    await again.waitFor({ state: "detached" });
    await expect.poll(() => page.url()).toBe(address);
    await page.getByRole("button", { name: "Open admin panel" }).waitFor();
  });

  it("keeps the focus in the sheet and returns it", async ({ open }) => {
    const page = await open({ viewport: { width: 390, height: 800 } });
    await signedInAdmin(page);
    const panel = await openPanel(page);
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press("Tab");
      // A button that is replaced while it has the focus gives it back to the sheet a moment later.
      await expect.poll(() => panel.evaluate((sheet) => sheet.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    await expect
      .poll(() =>
        page.getByRole("button", { name: "Open admin panel" }).evaluate((button) => button === document.activeElement),
      )
      .toBe(true);
  });
});

it.describe("anybody else", () => {
  const calls = (Object.values(endpoints) as Endpoint[]).filter(({ admin }) => admin);

  it("has no button, loads none of the panel's code, and is refused by every call", async ({ open }) => {
    const page = await open();
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
    await signedIn(page, stack.url);
    await page.goto("/");
    // Loaded last.
    await page.getByRole("button", { name: "Open the assistant" }).waitFor();
    expect(await page.getByRole("button", { name: "Open admin panel" }).count()).toBe(0);
    expect(scripts.filter((path) => path.includes("admin"))).toEqual([]);
    expect(calls.length).toBeGreaterThan(17);
    for (const { method, path } of calls) {
      const response = await page.request.fetch(entryPath(path, "1"), { method, headers: { origin: stack.url } });
      expect(response.status(), `${method} ${path}`).toBe(403);
    }
  });
});
