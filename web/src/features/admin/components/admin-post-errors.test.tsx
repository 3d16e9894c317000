import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { jsonResponse } from "@/testing/fake-api.ts";
import { down, resetPanelState, openPanel, findToast, social } from "./open-panel.testing.tsx";
import { post } from "./panel-entries.testing.ts";

afterEach(resetPanelState);

describe("posts", () => {
  it.each([
    ["Mark as posted", "Mark as posted", "PATCH", "status", "Failed to Update Post Status"],
    ["Update engagement", "Save metrics", "PATCH", "engagement", "Failed to Update Engagement"],
    ["Delete", "Delete post", "DELETE", "", "Failed to Delete Post"],
  ])("%s that fails says so", async (button, confirm, method, path, title) => {
    const { user, panel } = await openPanel(
      {
        [`GET ${social}/posts`]: () => jsonResponse([post("7")]),
        [`${method} ${social}/posts/7${path && `/${path}`}`]: down,
      },
      "Social",
    );
    await user.click(await panel.findByRole("button", { name: button }));
    const dialogs = [...screen.queryAllByRole("dialog"), ...screen.queryAllByRole("alertdialog")];
    await user.click(within(dialogs.at(-1)!).getByRole("button", { name: confirm }));
    await findToast(`${title} / The server is resting.`);
    expect(panel.getByText("Post 7")).toBeInTheDocument();
  });

  it("a posted one cannot be marked again", async () => {
    const { panel } = await openPanel(
      { [`GET ${social}/posts`]: () => jsonResponse([post("7", { isPosted: true })]) },
      "Social",
    );
    await panel.findByText("Posted");
    expect(panel.queryByRole("button", { name: "Mark as posted" })).toBeNull();
  });

  it("an empty metric is reported, not sent", async () => {
    const { user, panel, requests } = await openPanel(
      { [`GET ${social}/posts`]: () => jsonResponse([post("7", { likes: 4 })]) },
      "Social",
    );
    await user.click(await panel.findByRole("button", { name: "Update engagement" }));
    const dialog = within(screen.getByRole("dialog", { name: "Update Engagement Metrics" }));
    expect(dialog.getByLabelText("Likes")).toHaveValue(4);
    await user.clear(dialog.getByLabelText("Likes"));
    await user.click(dialog.getByRole("button", { name: "Save metrics" }));
    expect(dialog.getByLabelText("Likes")).toHaveFocus();
    expect(dialog.getByText("Must be a whole number, 0 or more.")).toBeVisible();
    expect(requests.some(({ method }) => method === "PATCH")).toBe(false);
  });

  it("a post that cannot be created keeps the form", async () => {
    const { user, panel } = await openPanel({ [`POST ${social}/posts`]: down }, "Social");
    await user.selectOptions(panel.getByLabelText("Platform"), "instagram");
    await user.type(panel.getByLabelText("Date and time"), "2030-01-01T09:00");
    await user.type(panel.getByLabelText("Content"), "Kites");
    await user.type(panel.getByLabelText("Hashtags"), "two words");
    await user.click(panel.getByRole("button", { name: "Schedule post" }));
    await findToast(
      "Please Check Your Post / A hashtag is one word of letters, digits or underscores, 100 at most. Separate several by commas.",
    );
    await user.clear(panel.getByLabelText("Hashtags"));
    await user.click(panel.getByRole("button", { name: "Schedule post" }));
    await findToast("Failed to Create Post / The server is resting.");
    expect(panel.getByLabelText("Content")).toHaveValue("Kites");
  });
});
