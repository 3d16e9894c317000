import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { jsonResponse } from "@/testing/fake-api.ts";
import { fakePost } from "./fake-post.testing.ts";
import { openPanel, resetPanelState, social } from "./open-panel.testing.tsx";

const code = {
  id: "1",
  code: "KITE-1",
  expiryDate: "2099-01-31T12:00:00.000Z",
  isActive: false,
  isExpired: false,
  email: null,
  reservedFor: null,
  createdAt: "2099-01-01T12:00:00.000Z",
};
const lists = {
  "GET /api/admin/promo-codes": () => jsonResponse([code]),
  [`GET ${social}/posts`]: () => jsonResponse([fakePost()]),
};

afterEach(resetPanelState);

describe("a dialog with unsaved text", () => {
  it.each([
    ["Codes", "Edit KITE-1", "Edit Promo Code", "Code"],
    ["Social", "Edit", "Edit Social Media Post", "Content"],
    ["Social", "Mark as posted", "Mark as posted", "Post ID (optional)"],
    ["Social", "Update engagement", "Update Engagement Metrics", "Likes"],
  ])("in %s, %s, asks before it closes", async (tab, button, name, field) => {
    const { user, panel } = await openPanel(lists, tab);
    const opener = await panel.findByRole("button", { name: button });
    await user.click(opener);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog", { name })).toBeNull();

    await user.click(opener);
    const dialog = within(screen.getByRole("dialog", { name }));
    await user.type(dialog.getByLabelText(field), "5");
    await user.keyboard("{Escape}");
    await user.click(
      within(screen.getByRole("alertdialog", { name: "Discard your changes?" })).getByRole("button", {
        name: "Keep editing",
      }),
    );
    expect((await screen.findByRole("dialog", { name })).querySelector("form")).not.toBeNull();
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    await waitFor(() => {
      expect(screen.queryByRole("dialog", { name })).toBeNull();
    });
  });
});

describe("Back", () => {
  const back = () =>
    act(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener("popstate", () => setTimeout(resolve), { once: true });
          history.back();
        }),
    );

  it("closes the panel and stays on the page; closing it otherwise leaves no entry behind", async () => {
    const before = history.length;
    const { user } = await openPanel();
    expect(history.state).toMatchObject({ adminPanel: true });
    await back();
    await waitFor(() => {
      expect(screen.queryByRole("dialog", { name: "Admin Panel" })).toBeNull();
    });
    expect(history.state?.adminPanel).toBeUndefined();

    await user.click(screen.getByRole("button", { name: "Open admin panel" }));
    await screen.findByRole("tablist", { name: "Admin Panel" });
    await user.keyboard("{Escape}");
    await waitFor(() => {
      expect(history.state?.adminPanel).toBeUndefined();
    });
    // jsdom, as browsers, keeps the entry for Forward.
    expect(history.length).toBeLessThanOrEqual(before + 1);
  });

  it("asks about unsaved text, and closes nothing that the person keeps", async () => {
    const { user, panel } = await openPanel(lists);
    await user.click(await panel.findByRole("button", { name: "Edit KITE-1" }));
    await user.type(within(screen.getByRole("dialog", { name: "Edit Promo Code" })).getByLabelText("Code"), "X");
    await back();
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(await screen.findByRole("dialog", { name: "Edit Promo Code" })).toBeVisible();
    // The panel has an entry again, so that the next Back does not leave the page either.
    await waitFor(() => {
      expect(history.state).toMatchObject({ adminPanel: true });
    });
  });
});
