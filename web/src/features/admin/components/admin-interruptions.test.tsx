import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { refreshUser, setUser } from "@/lib/session.ts";
import { jsonResponse, failure } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { resetPanelState, openPanel, social } from "./open-panel.testing.tsx";

const admin = fakeUser({ isAdmin: true });
const ended = { "GET /api/user": () => failure(401, "unauthorized", "Please log in.") };

afterEach(() => {
  setUser(null);
  resetPanelState();
  vi.restoreAllMocks();
});

/** Shows or hides the browser's tab. */
function showBrowserTab(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  fireEvent(document, new Event("visibilitychange", { bubbles: true }));
}

describe("a change by another administrator", () => {
  it("is fetched when a tab is shown again, and only for the visible tab", async () => {
    const { user, panel, count } = await openPanel({}, "Social");
    await waitFor(() => {
      expect(count(`GET ${social}/posts`)).toBe(1);
    });
    await user.click(panel.getByRole("tab", { name: "Codes" }));
    await waitFor(() => {
      expect(count("GET /api/admin/promo-codes")).toBe(2);
    });
    expect(count(`GET ${social}/posts`)).toBe(1);
    await user.click(panel.getByRole("tab", { name: "Social" }));
    await waitFor(() => {
      expect(count(`GET ${social}/posts`)).toBe(2);
    });
  });

  it("is fetched when the person returns to the browser's tab", async () => {
    const { count, panel } = await openPanel({}, "Social");
    await panel.findByText("No scheduled posts");
    showBrowserTab("hidden");
    showBrowserTab("visible");
    await waitFor(() => {
      expect([count(`GET ${social}/posts`), count(`GET ${social}/auto-respond`)]).toEqual([2, 2]);
    });
    expect(count("GET /api/admin/promo-codes")).toBe(1);
  });
});

describe("a session that ends while a text is being written", () => {
  /** Types an article and the beginning of a post, then the session expires. */
  async function typeAndExpire(): Promise<void> {
    setUser(admin);
    const { user, panel } = await openPanel(ended, "Social");
    await user.type(panel.getByLabelText("Content"), "Kites");
    await user.click(panel.getByRole("tab", { name: "Articles" }));
    await user.click(panel.getByRole("button", { name: "New Article" }));
    await user.type(within(screen.getByRole("dialog", { name: "Create New Article" })).getByLabelText("Title"), "Wind");
    await refreshUser();
    cleanup();
  }

  /** Opens the panel as a person and returns the contents of its two forms. */
  async function reopenAs(person: typeof admin): Promise<[post: string, title: string]> {
    setUser(person);
    const { user, panel } = await openPanel({}, "Social");
    const post = panel.getByLabelText<HTMLTextAreaElement>("Content").value;
    await user.click(panel.getByRole("tab", { name: "Articles" }));
    await user.click(panel.getByRole("button", { name: "New Article" }));
    const dialog = within(screen.getByRole("dialog", { name: "Create New Article" }));
    const title = dialog.getByLabelText<HTMLInputElement>("Title").value;
    expect(dialog.queryAllByText(/What you had not saved is back/)).toHaveLength(title ? 1 : 0);
    return [post, title];
  }

  it("keeps everything for the same person", async () => {
    await typeAndExpire();
    expect(await reopenAs(admin)).toEqual(["Kites", "Wind"]);
  });

  it("shows nothing to another person", async () => {
    await typeAndExpire();
    expect(await reopenAs(fakeUser({ id: "5f2b7c1e-0000-4000-8000-000000000002", isAdmin: true }))).toEqual(["", ""]);
  });

  it("loses nothing at a logout either, for the same person in this tab", async () => {
    await typeAndExpire();
    setUser(admin);
    setUser(null);
    expect(sessionStorage.length).toBe(0);
    expect(await reopenAs(admin)).toEqual(["Kites", "Wind"]);
  });

  it("does not restore what was discarded", async () => {
    setUser(admin);
    const { user, panel } = await openPanel({ "GET /api/articles": () => jsonResponse([]) }, "Articles");
    await user.click(panel.getByRole("button", { name: "New Article" }));
    const dialog = within(screen.getByRole("dialog", { name: "Create New Article" }));
    await user.type(dialog.getByLabelText("Title"), "Wind");
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Discard changes" }));
    cleanup();
    expect(await reopenAs(admin)).toEqual(["", ""]);
  });
});
