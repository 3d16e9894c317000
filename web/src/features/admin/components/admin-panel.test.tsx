import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { jsonResponse } from "@/testing/fake-api.ts";
import { down, resetPanelState, openPanel, findToast, social } from "./open-panel.testing.tsx";

afterEach(resetPanelState);

describe("the sheet", () => {
  it("has a title and five tabs, and opens on Codes while auto-respond is off", async () => {
    const { panel } = await openPanel();
    expect(panel.getByText("Manage promotional codes and system settings")).toBeVisible();
    expect(panel.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Codes",
      "Social",
      "Articles",
      "Settings",
      "Users",
    ]);
    expect(panel.getByRole("tab", { name: "Codes" })).toHaveAttribute("aria-selected", "true");
  });

  it("shows each tab from its top", async () => {
    const { user, panel } = await openPanel();
    const area = panel.getByRole("tabpanel", { name: "Codes" }).parentElement!;
    area.scrollTop = 300;
    await user.click(panel.getByRole("tab", { name: "Settings" }));
    expect(area.scrollTop).toBe(0);
  });

  it("opens on Settings while auto-respond is on", async () => {
    const { panel } = await openPanel({ [`GET ${social}/auto-respond`]: () => jsonResponse({ enabled: true }) });
    expect(panel.getByRole("tab", { name: "Settings" })).toHaveAttribute("aria-selected", "true");
    expect(panel.getByText("AI Autonomous Marketing System")).toBeVisible();
  });

  it("opens on Codes if the setting cannot be fetched, says so, and returns the focus", async () => {
    const { user, panel } = await openPanel({ [`GET ${social}/auto-respond`]: down });
    expect(panel.getByRole("tab", { name: "Codes" })).toHaveAttribute("aria-selected", "true");
    await findToast("Error fetching the auto-respond setting / The server is resting.");
    await user.keyboard("{Escape}");
    await waitFor(() => {
      expect(screen.getByRole("button", { name: "Open admin panel" })).toHaveFocus();
    });
  });
});

describe("a list that cannot be fetched", () => {
  it.each([
    ["Error fetching promo codes", "GET /api/admin/promo-codes", ["Codes"], "No promo codes found"],
    ["Error fetching social media posts", `GET ${social}/posts`, ["Social"], /No .*posts/],
    ["Error fetching comments", `GET ${social}/comments`, ["Social", "Comments"], /No comments/],
    ["Error fetching activity logs", "GET /api/admin/activity-logs", ["Settings"], /No activity/],
    ["Unable to load articles", "GET /api/articles", ["Articles"], "No articles found"],
  ])("says %s, shows the empty state, and can be refreshed", async (title, route, tabs, empty) => {
    let working = false;
    const { user, panel, count } = await openPanel({ [route]: () => (working ? jsonResponse([]) : down()) }, ...tabs);
    await findToast(`${title} / The server is resting.`);
    expect(screen.getByTestId("toast")).toHaveAttribute("data-variant", "destructive");
    const list = within((await panel.findByText(empty)).closest("section")!.parentElement!);
    working = true;
    await user.click(list.getAllByRole("button", { name: "Refresh" })[0]!);
    await waitFor(() => {
      expect(count(route)).toBeGreaterThan(1);
    });
  });
});
