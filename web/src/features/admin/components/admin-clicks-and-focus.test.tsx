import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { jsonResponse, failure, noResponse } from "@/testing/fake-api.ts";
import { resetPanelState, openPanel, findToast, social } from "./open-panel.testing.tsx";
import { comment, post } from "./panel-entries.testing.ts";

afterEach(resetPanelState);

describe("accidental clicks and lost focus", () => {
  it("a double click makes one call", async () => {
    const { user, panel, count } = await openPanel(
      {
        [`GET ${social}/comments`]: () => jsonResponse([comment("1")]),
        [`POST ${social}/comments/1/respond`]: noResponse,
        [`POST ${social}/auto-respond`]: noResponse,
        "POST /api/admin/articles/generate": noResponse,
      },
      "Social",
      "Comments",
    );
    const button = await panel.findByRole("button", { name: "Respond" });
    // Both events occur before React renders.
    act(() => {
      button.click();
      button.click();
    });
    const control = panel.getByRole("switch", { name: "Auto-respond to comments" });
    act(() => {
      control.click();
      control.click();
    });
    await user.click(panel.getByRole("tab", { name: "Articles" }));
    await user.click(panel.getByRole("tab", { name: "AI Generator" }));
    const generate = panel.getByRole("button", { name: "Generate Complete Article" });
    act(() => {
      generate.click();
      generate.click();
    });
    await waitFor(() => {
      expect(count("POST /api/admin/articles/generate")).toBe(1);
    });
    expect([count(`POST ${social}/comments/1/respond`), count(`POST ${social}/auto-respond`)]).toEqual([1, 1]);
  });

  it("an entry that somebody else deleted disappears with its dialog", async () => {
    let gone = false;
    const { user, panel } = await openPanel(
      {
        [`GET ${social}/posts`]: () => jsonResponse(gone ? [] : [post("7")]),
        [`PATCH ${social}/posts/7/status`]: () =>
          failure(404, "not_found", "This entry no longer exists. Refresh the list."),
      },
      "Social",
    );
    await user.click(await panel.findByRole("button", { name: "Mark as posted" }));
    gone = true;
    const dialog = within(screen.getByRole("dialog", { name: "Mark as posted" }));
    await user.type(dialog.getByLabelText("Post ID (optional)"), "C8x");
    await user.click(dialog.getByRole("button", { name: "Mark as posted" }));
    await findToast("Failed to Update Post Status / This entry no longer exists. Refresh the list.");
    await waitFor(() => {
      expect(screen.queryByRole("dialog", { name: "Mark as posted" })).toBeNull();
    });
    await waitFor(() => {
      expect(screen.getByText("No scheduled posts")).toBeInTheDocument();
    });
  });

  it("the focus stays in the list if the focused button disappears", async () => {
    let responded = false;
    const { user, panel } = await openPanel(
      {
        [`GET ${social}/comments`]: () =>
          jsonResponse([comment("1", responded ? { isResponded: true, response: "Thank you!" } : {})]),
        [`POST ${social}/comments/1/respond`]: () => {
          responded = true;
          return jsonResponse({
            ...comment("1", { isResponded: true, response: "Thank you!" }),
            alreadyResponded: false,
          });
        },
      },
      "Social",
      "Comments",
    );
    await user.click(await panel.findByRole("button", { name: "Respond" }));
    await waitFor(() => {
      expect(panel.queryByRole("button", { name: "Respond" })).toBeNull();
    });
    expect(panel.getByRole("group", { name: "Recent Comments" })).toHaveFocus();
  });

  it.each(["Mark as posted", "Update engagement", "Delete"])(
    "closing the dialog of %s returns the focus to its button",
    async (name) => {
      const { user, panel } = await openPanel({ [`GET ${social}/posts`]: () => jsonResponse([post("7")]) }, "Social");
      const button = await panel.findByRole("button", { name });
      await user.click(button);
      await user.keyboard("{Escape}");
      await waitFor(() => {
        expect(button).toHaveFocus();
      });
    },
  );

  it("a post that is being written is kept when the sheet is closed", async () => {
    const { user, panel } = await openPanel({}, "Social");
    await user.type(panel.getByLabelText("Content"), "Kites");
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Open admin panel" }));
    const again = within(await screen.findByRole("dialog", { name: "Admin Panel" }));
    await user.click(await again.findByRole("tab", { name: "Social" }));
    expect(again.getByLabelText("Content")).toHaveValue("Kites");
  });

  it("an article that is being written is not lost by pressing one key", async () => {
    const { user, panel } = await openPanel({}, "Articles");
    await user.click(panel.getByRole("button", { name: "New Article" }));
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog", { name: "Create New Article" })).toBeNull();
    await user.click(panel.getByRole("button", { name: "New Article" }));
    const dialog = within(screen.getByRole("dialog", { name: "Create New Article" }));
    await user.type(dialog.getByLabelText("Title"), "Kites");
    await user.keyboard("{Escape}");
    await user.click(
      within(screen.getByRole("alertdialog", { name: "Discard your changes?" })).getByRole("button", {
        name: "Keep editing",
      }),
    );
    expect(dialog.getByLabelText("Title")).toHaveValue("Kites");
    await waitFor(() => {
      expect(dialog.getByLabelText("Title")).toHaveFocus();
    });
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Discard changes" }));
    expect(screen.queryByRole("dialog", { name: "Create New Article" })).toBeNull();
    await waitFor(() => {
      expect(panel.getByRole("button", { name: "New Article" })).toHaveFocus();
    });
  });
});
