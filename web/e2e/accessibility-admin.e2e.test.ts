import type { Locator, Page } from "playwright-core";
import { endpoints } from "../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { openPanel, signedInAdmin, useAutoRespond } from "./support/admin.ts";
import { atEverySize, expectAccessible, type Seen } from "./support/axe.ts";
import { expect, it, stack } from "./support/pages.ts";

/** Creates every kind of entry that the lists can show, with words that are too long for a line. */
async function fill(page: Page): Promise<void> {
  const send = async (path: string, data: object) => {
    const response = await page.request.post(path, { data, headers: { origin: stack.url } });
    expect(response.ok(), `${path} responded with ${response.status()}`).toBe(true);
    return (await response.json()) as { id: string };
  };
  const id = crypto.randomUUID().slice(0, 8);
  await send(endpoints.adminCreatePromoCode.path, {
    code: `AXE-${id}-A-RATHER-LONG-CODE-FOR-A-NARROW-SCREEN`,
    days: 1,
  });
  const post = {
    platform: "instagram",
    content: `Kites ${id} ${"overthebay".repeat(12)}`,
    hashtags: ["kites".repeat(15)],
    mediaUrl: "https://example.com/kite.png",
  };
  const due = await send(endpoints.adminCreatePost.path, { ...post, scheduledFor: "2020-01-01T10:00:00Z" });
  await send(endpoints.adminCreatePost.path, { ...post, scheduledFor: "2020-01-02T10:00:00Z" });
  await page.request.patch(endpoints.adminMarkPosted.path.replace(":id", due.id), {
    data: { isPosted: true, postId: `C8-${id}` },
    headers: { origin: stack.url },
  });
  const comment = await send(endpoints.adminCreateComment.path, { comment: `Lovely ${id}`, postId: due.id });
  await send(endpoints.adminRespond.path.replace(":id", comment.id), {});
  await send(endpoints.adminCreateComment.path, { comment: `How ${id} ${"onearth".repeat(20)}?` });
}

/** The topmost dialog: a dialog below another one is hidden. */
const onTop = "[role=dialog]:not([aria-hidden=true]), [role=alertdialog]";

const phone = { width: 390, height: 844 };
const sizes = [phone, { width: 1366, height: 768 }];

/** Asserts that axe finds nothing in either theme, and that nothing overflows horizontally, at every size. */
function expectClean(page: Page, what: string): Promise<void> {
  return atEverySize<Seen>(page, sizes, what, (named, before) => expectCleanNow(page, named, before));
}

async function expectCleanNow(page: Page, what: string, before: Seen | undefined): Promise<Seen> {
  const seen = await expectAccessible(page, what, { within: onTop, before });
  const wide = await page.locator(onTop).evaluateAll((dialogs) =>
    dialogs
      .flatMap((dialog) => [dialog, ...dialog.querySelectorAll("*")])
      .filter(
        (element) =>
          ["auto", "scroll"].includes(getComputedStyle(element).overflowY) && element.scrollWidth > element.clientWidth,
      )
      .map((element) => element.className.toString().slice(0, 80)),
  );
  expect(wide, `${what} scrolls sideways`).toEqual([]);
  return seen;
}

const nothing = () => Promise.resolve();

/**
 * Opens a dialog, checks it, and closes it. Not with Escape, because a notification that is still shown would handle
 * the key.
 */
async function expectDialogClean(
  page: Page,
  opener: Locator,
  name: string,
  before: (dialog: Locator) => Promise<void> = nothing,
): Promise<void> {
  await opener.click();
  const dialog = page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }));
  await dialog.waitFor();
  await before(dialog);
  await expectClean(page, name);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  // A dialog in which something was typed asks first.
  if (before !== nothing) await page.getByRole("button", { name: "Discard changes" }).click();
  await dialog.waitFor({ state: "detached" });
}

it.describe("the admin panel is accessible in both themes, on a phone and on a laptop", () => {
  useAutoRespond();

  it("in codes and social", async ({ open }) => {
    const page = await open({ viewport: phone });
    await signedInAdmin(page);
    await fill(page);
    const panel = await openPanel(page);
    await panel
      .getByRole("button", { name: /^Delete AXE-/ })
      .first()
      .waitFor();
    await panel.getByRole("button", { name: "Create code" }).click();
    await panel.getByText("Please enter a valid promo code.").waitFor();
    await expectClean(page, "Codes with a complaint");
    await expectDialogClean(page, panel.getByRole("button", { name: /^Delete AXE-/ }).first(), "Delete Promo Code");
    await expectDialogClean(page, panel.getByRole("button", { name: /^Edit AXE-/ }).first(), "Edit Promo Code");

    await panel.getByRole("tab", { name: "Social" }).click();
    await panel.getByText("Due now").first().waitFor();
    await expectClean(page, "Posts");
    await expectDialogClean(page, panel.getByRole("button", { name: "Mark as posted" }).first(), "Mark as posted");
    await expectDialogClean(
      page,
      panel.getByRole("button", { name: "Edit", exact: true }).first(),
      "Edit Social Media Post",
    );
    await panel.getByLabel("Platform").selectOption("instagram");
    await panel.getByLabel("Date and time").fill("2020-01-01T10:00");
    await panel.getByLabel("Content", { exact: true }).fill("Kites");
    await panel.getByRole("button", { name: "Schedule post" }).click();
    await page.getByRole("alertdialog", { name: "This time has passed" }).waitFor();
    await expectClean(page, "This time has passed");
    await page.getByRole("button", { name: "Change the time" }).click();
    await expectDialogClean(
      page,
      panel.getByRole("button", { name: "Update engagement" }).first(),
      "Update Engagement Metrics",
      async (dialog) => {
        await dialog.getByLabel("Likes").fill("-1");
        await dialog.getByRole("button", { name: "Save metrics" }).click();
        await dialog.getByText("Must be a whole number, 0 or more.").waitFor();
      },
    );
    await expectDialogClean(
      page,
      panel.getByRole("button", { name: "Delete", exact: true }).first(),
      "Delete Social Media Post",
    );
    await panel.getByRole("tab", { name: "Comments" }).click();
    await panel.getByRole("button", { name: "Respond" }).first().waitFor();
    await expectClean(page, "Comments");
    await panel.getByRole("tab", { name: "Analytics" }).click();
    await panel.getByText("Data is being collected").waitFor();
    await expectClean(page, "Analytics");
    await panel.getByRole("tablist", { name: "Social" }).getByRole("tab", { name: "Settings" }).click();
    await panel.getByRole("region", { name: "Activity logs" }).getByRole("listitem").first().waitFor();
    await expectClean(page, "Settings in Social");
  });

  it("while lists are loading, and if they fail", async ({ open }) => {
    const page = await open({ viewport: phone }, [/status of 503/]);
    await signedInAdmin(page);
    const lists = /\/api\/(?:articles|admin\/(?!.*auto-respond))/;
    await page.route(lists, () => undefined);
    const awaiting = await openPanel(page, "Social");
    await awaiting.getByText("Loading posts").waitFor({ state: "attached" });
    // Text for screen readers must not extend the sheet: scrolling to it would push the tabs out of view.
    await atEverySize(page, sizes, "Posts, awaited", async (named) => {
      expect(await awaiting.evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight), named).toBe(0);
    });
    await awaiting.getByRole("tab", { name: "Comments" }).click();
    await awaiting.getByText("Loading comments").waitFor({ state: "attached" });
    await expectClean(page, "Comments, awaited");

    await page.unroute(lists);
    await page.route(lists, (route) =>
      route.fulfill({ status: 503, json: { message: "The server is resting.", code: "unavailable" } }),
    );
    await page.reload();
    const failed = await openPanel(page, "Social");
    await failed.getByRole("tab", { name: "Comments" }).click();
    await failed.getByRole("group", { name: "Recent Comments" }).getByText("No comments yet").waitFor();
    await expectClean(page, "Comments, failed");
  });

  it("in articles, settings and users", async ({ open }) => {
    const page = await open({ viewport: phone });
    await signedInAdmin(page);
    await fill(page);
    const panel = await openPanel(page, "Articles");
    await panel
      .getByRole("button", { name: /^Edit / })
      .first()
      .waitFor();
    await expectClean(page, "Articles");
    await expectDialogClean(page, panel.getByRole("button", { name: /^Delete / }).first(), "Confirm Deletion");
    await expectDialogClean(page, panel.getByRole("button", { name: /^Edit / }).first(), "Edit Article");
    await panel.getByRole("button", { name: "New Article" }).click();
    const dialog = page.getByRole("dialog", { name: "Create New Article" });
    await dialog.getByLabel("Title").fill("Kite");
    await dialog.getByRole("button", { name: "Create article" }).click();
    await dialog.getByText("Title must be at least 5 characters").waitFor();
    await expectClean(page, "Create New Article with complaints");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog", { name: "Discard your changes?" }).waitFor();
    await expectClean(page, "Discard your changes?");
    await page.getByRole("button", { name: "Discard changes" }).click();

    await panel.getByRole("tab", { name: "AI Generator" }).click();
    await expectClean(page, "AI Generator");
    await panel.getByRole("button", { name: "Generate Complete Article" }).click();
    await panel.getByRole("region", { name: "Draft" }).waitFor();
    await expectClean(page, "a draft");
    await panel.getByRole("button", { name: "Generate Complete Article" }).click();
    await panel.getByText("Draft 1 of 2").waitFor();
    await expectClean(page, "two drafts");
    await expectDialogClean(page, panel.getByRole("button", { name: "Edit", exact: true }), "Edit Draft");
    await expectDialogClean(page, panel.getByRole("button", { name: "Discard" }), "Discard this draft?");
    const tabs = panel.getByRole("tablist", { name: "Admin Panel" });
    await tabs.getByRole("tab", { name: "Users" }).click();
    await panel.getByText("Coming soon").waitFor();
    await expectClean(page, "Users");
    await tabs.getByRole("tab", { name: "Settings" }).click();
    const control = panel.getByRole("switch", { name: "Auto-respond to comments" });
    await control.click();
    await page.getByText("Auto-Respond Enabled", { exact: true }).last().waitFor();
    await expectClean(page, "Settings, switched on");
    await control.click();
    await page.getByText("Auto-Respond Disabled", { exact: true }).last().waitFor();
  });
});
