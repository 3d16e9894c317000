import { openPanel, signedInAdmin, toast, unique, useAutoRespond } from "./support/admin.ts";
import { expect, it } from "./support/pages.ts";

it.use({ motion: true });

it.describe("an administrator", () => {
  it("schedules a post in the browser's time zone, edits it, marks it as posted, updates its metrics, deletes it", async ({
    open,
  }) => {
    const page = await open({ timezoneId: "Asia/Tokyo" });
    await signedInAdmin(page);
    const panel = await openPanel(page, "Social");
    const words = `Kites over the bay ${unique()}`;
    await panel.getByRole("button", { name: "Schedule post" }).click();
    await toast(page, "Please select a platform.");
    await panel.getByLabel("Platform").selectOption("instagram");
    await panel.getByLabel("Date and time").fill("2026-01-15T09:30");
    await panel.getByLabel("Content", { exact: true }).fill(`${words}. ${"The wind carries. ".repeat(8)}`);
    await panel.getByLabel("Hashtags").fill("#kites #wind,,");
    const sent = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/social-media/posts"),
    );
    await panel.getByRole("button", { name: "Schedule post" }).click();
    const question = page.getByRole("alertdialog", { name: "This time has passed" });
    await question.getByText("Jan 15, 2026, 9:30 AM").waitFor();
    await question.getByRole("button", { name: "Use this time" }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      scheduledFor: "2026-01-15T00:30:00.000Z",
      hashtags: ["kites", "wind"],
    });
    await toast(page, "Post Created");
    const row = panel.getByRole("listitem").filter({ hasText: words });
    await row.getByText("Due now").waitFor();
    await row.getByText("Jan 15, 2026, 9:30 AM").waitFor();
    await expect.poll(async () => (await row.getByText(words).textContent())?.length).toBe(101);

    await row.getByRole("button", { name: "Show more" }).click();
    await expect.poll(async () => (await row.getByText(words).textContent())?.length).toBeGreaterThan(140);
    await row.getByRole("button", { name: "Edit" }).click();
    const editing = page.getByRole("dialog", { name: "Edit Social Media Post" });
    await expect.poll(() => editing.getByLabel("Date and time").inputValue()).toBe("2026-01-15T09:30");
    await editing.getByLabel("Content", { exact: true }).fill(`${words}, edited`);
    await editing.getByRole("button", { name: "Save changes" }).click();
    await toast(page, "Post Updated");
    await row.getByText(`${words}, edited`).waitFor();

    await row.getByRole("button", { name: "Mark as posted" }).click();
    const marking = page.getByRole("dialog", { name: "Mark as posted" });
    await marking.getByLabel("Post ID (optional)").fill("C8xYz");
    await marking.getByRole("button", { name: "Mark as posted" }).click();
    await toast(page, "Post Status Updated");
    await row.getByText("Post ID C8xYz").waitFor();
    await row.getByRole("button", { name: "Mark as posted" }).waitFor({ state: "detached" });
    await expect.poll(() => row.getByRole("button", { name: "Edit" }).count()).toBe(0);

    for (const likes of ["12", "30"]) {
      await row.getByRole("button", { name: "Update engagement" }).click();
      const metrics = page.getByRole("dialog", { name: "Update Engagement Metrics" });
      await expect.poll(() => metrics.getByLabel("Likes").inputValue()).toBe(likes === "12" ? "0" : "12");
      await metrics.getByLabel("Likes").fill(likes);
      await metrics.getByRole("button", { name: "Save metrics" }).click();
      await toast(page, "Engagement Updated");
      await row.getByText(`Likes ${likes}`).waitFor();
    }

    await row.getByRole("button", { name: "Delete" }).click();
    await page
      .getByRole("alertdialog", { name: "Delete Social Media Post" })
      .getByRole("button", { name: "Delete post" })
      .click();
    await toast(page, "Post Deleted");
    await row.waitFor({ state: "detached" });
  });

  it("writes, edits and deletes an article, and publishes a generated one", async ({ open }) => {
    const page = await open();
    await signedInAdmin(page);
    const panel = await openPanel(page, "Articles");
    await panel.getByRole("button", { name: "New Article" }).click();
    const dialog = page.getByRole("dialog", { name: "Create New Article" });
    await dialog.getByRole("button", { name: "Create article" }).click();
    for (const message of [
      "Title must be at least 5 characters",
      "Summary must be at least 10 characters",
      "Content must be at least 50 characters",
      "Must be a valid URL",
    ])
      await dialog.getByText(message).waitFor();
    const title = `Writing for wind ${unique()}`;
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Summary").fill("How the weather makes a caption.");
    await dialog
      .getByLabel("Content (HTML)")
      .fill(
        `<h2>Look up</h2><p>${"A kite needs a string. ".repeat(4)}</p><a href="javascript:document.title='hit'">Go on</a><script>document.title='hit'</script>`,
      );
    await dialog.getByRole("region", { name: "Preview" }).getByRole("heading", { name: "Look up" }).waitFor();
    await dialog.getByRole("button", { name: "Use the category's cover" }).click();
    await dialog.getByRole("button", { name: "Create article" }).click();
    await toast(page, "Article created successfully");
    expect(await page.title()).not.toBe("hit");

    const row = panel.getByRole("row").filter({ hasText: title });
    await row.getByRole("button", { name: `Edit ${title}` }).click();
    const editing = page.getByRole("dialog", { name: "Edit Article" });
    await expect.poll(() => editing.getByLabel("Title").inputValue()).toBe(title);
    expect(await editing.getByLabel("Content (HTML)").inputValue()).not.toContain("script");
    await editing.getByLabel("Category").selectOption("trends");
    await editing.getByRole("button", { name: "Save changes" }).click();
    await toast(page, "Article updated successfully");
    await row.getByText("Trends").first().waitFor({ state: "attached" });
    await row.getByRole("button", { name: `Delete ${title}` }).click();
    await page
      .getByRole("alertdialog", { name: "Confirm Deletion" })
      .getByRole("button", { name: "Delete article" })
      .click();
    await toast(page, "Article deleted successfully");
    await row.waitFor({ state: "detached" });

    await panel.getByRole("tab", { name: "AI Generator" }).click();
    await panel.getByRole("button", { name: "Generate Complete Article" }).click();
    await toast(page, "Article Generated");
    await panel.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("alertdialog", { name: "Discard this draft?" }).getByText("has not been published").waitFor();
    await page.getByRole("button", { name: "Discard draft" }).click();
    await panel.getByRole("region", { name: "Draft" }).waitFor({ state: "detached" });
    await panel.getByRole("button", { name: "Generate Complete Article" }).click();
    const draft = panel.getByRole("region", { name: "Draft" });
    const older = (await draft.getByRole("heading").first().textContent())!;
    await panel.getByRole("button", { name: "Generate Complete Article" }).click();
    await panel.getByText("Draft 1 of 2").waitFor();
    await panel.getByRole("button", { name: "Older draft" }).click();
    await draft.getByRole("heading", { name: older }).waitFor();
    await draft.getByRole("button", { name: "Edit" }).click();
    const written = `Edited before it was published ${unique()}`;
    const draftDialog = page.getByRole("dialog", { name: "Edit Draft" });
    await draftDialog.getByLabel("Title").fill(written);
    await draftDialog.getByLabel("Image URL").fill("http://example.com/a.png");
    await draftDialog.getByRole("button", { name: "Save draft" }).click();
    await draftDialog.getByText("Browsers show only pictures with an https address").waitFor();
    await draftDialog.getByRole("button", { name: "Use the category's cover" }).click();
    await draftDialog.getByRole("button", { name: "Save draft" }).click();
    await draft.getByRole("heading", { name: written }).waitFor();
    await draft.getByRole("button", { name: "Publish" }).click();
    await toast(page, "Article created successfully");
    await panel.getByText("Draft 1 of 2").waitFor({ state: "detached" });
    await draft.waitFor();
    const feed = (await (await page.request.get("/api/articles")).json()) as { title: string }[];
    expect(feed[0]!.title).toBe(written);
  });
});

it.describe("an administrator, with auto-respond", () => {
  useAutoRespond();

  it("generates a post, uploads its picture, responds to a comment and turns auto-respond on", async ({ open }) => {
    const page = await open();
    await signedInAdmin(page);
    const panel = await openPanel(page, "Social");
    await panel.getByLabel("Platform").selectOption("instagram");
    await panel.getByLabel("Date and time").fill("2031-03-01T10:00");
    await panel.getByLabel("Write the content with AI").check();
    await panel
      .locator("input[type=file]")
      .first()
      .setInputFiles({
        name: "kite.png",
        mimeType: "image/png",
        buffer: Buffer.from(
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
          "base64",
        ),
      });
    await toast(page, "File uploaded");
    const media = panel.getByLabel("Media URL (optional)");
    await expect.poll(() => media.inputValue()).not.toBe("");
    expect((await page.request.get(await media.inputValue())).headers()["content-type"]).toBe("image/png");
    const created = page.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().endsWith("/social-media/posts"),
    );
    await panel.getByRole("button", { name: "Schedule post" }).click();
    const post = (await (await created).json()) as { content: string; isGenerated: boolean; hashtags: string[] };
    expect(post).toMatchObject({ isGenerated: true });
    expect(post.content).not.toContain("AUTO_GENERATE");

    await panel.getByRole("tab", { name: "Comments" }).click();
    await panel.getByText("Auto-respond is inactive").waitFor();
    const words = `Does this work for reels? ${unique()}`;
    await panel.getByLabel("Comment", { exact: true }).fill(words);
    await panel.getByRole("button", { name: "Add comment" }).click();
    await toast(page, "Comment Added");
    const row = panel.getByRole("listitem").filter({ hasText: words });
    await row.getByRole("button", { name: "Respond" }).click();
    await toast(page, "Response Generated");
    await row.getByText("Responded").waitFor();
    await row.getByRole("button", { name: "Respond" }).waitFor({ state: "detached" });

    await panel.getByRole("switch", { name: "Auto-respond to comments" }).click();
    await toast(page, "Auto-Respond Enabled");
    await panel.getByText("AI Autonomous Marketing System").waitFor();
    await panel.locator('[role="tab"][aria-selected="true"]:focus').getByText("Settings", { exact: true }).waitFor();
    await panel.getByRole("button", { name: "Close" }).click();
    await panel.waitFor({ state: "detached" });
    const again = await openPanel(page);
    await again.getByRole("tab", { name: "Settings", selected: true }).waitFor();
    const own = again.getByRole("switch", { name: "Auto-respond to comments" });
    await expect.poll(() => own.isChecked()).toBe(true);
    await own.click();
    await toast(page, "Auto-Respond Disabled");
    await again.getByRole("region", { name: "Activity logs" }).getByRole("listitem").first().waitFor();
    await again.getByRole("tab", { name: "Users" }).click();
    await again.getByText("Coming soon").waitFor();
  });
});
