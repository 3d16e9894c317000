import { act, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { jsonResponse, failure, type FakeRoute } from "@/testing/fake-api.ts";
import { down, resetPanelState, openPanel, findToast, social } from "./open-panel.testing.tsx";
import { comment, post } from "./panel-entries.testing.ts";

afterEach(resetPanelState);

describe("auto-respond", () => {
  it("is shown as switched immediately and reverted if it fails", async () => {
    let fail: (response: Response) => void = () => {};
    const { user, panel } = await openPanel(
      {
        [`POST ${social}/auto-respond`]: () =>
          new Promise((resolve) => {
            fail = resolve;
          }),
      },
      "Settings",
    );
    const control = panel.getByRole("switch", { name: "Auto-respond to comments" });
    await user.click(control);
    await waitFor(() => {
      expect(control).toBeChecked();
    });
    act(() => {
      fail(down());
    });
    await findToast("Failed to Update Auto-Respond Setting / The server is resting.");
    expect(control).not.toBeChecked();
  });

  it("turning it on in Social opens Settings and refetches the logs; turning it off shows a notification", async () => {
    let enabled = false;
    const routes: Record<string, FakeRoute> = {
      [`GET ${social}/auto-respond`]: () => jsonResponse({ enabled }),
      [`POST ${social}/auto-respond`]: ({ json }) => {
        enabled = (json as { enabled: boolean }).enabled;
        return jsonResponse({ enabled });
      },
    };
    const { user, panel, count } = await openPanel(routes, "Social", "Comments");
    expect(panel.getByText("Auto-respond is inactive")).toBeVisible();
    const logsBefore = count("GET /api/admin/activity-logs");
    await user.click(panel.getByRole("switch", { name: "Auto-respond to comments" }));
    await findToast("Auto-Respond Enabled");
    await waitFor(() => {
      expect(panel.getByRole("tab", { name: "Settings" })).toHaveAttribute("aria-selected", "true");
    });
    expect(panel.getByRole("tab", { name: "Settings" })).toHaveFocus();
    expect(count("GET /api/admin/activity-logs")).toBeGreaterThan(logsBefore);
    await user.click(panel.getByRole("switch", { name: "Auto-respond to comments" }));
    await findToast("Auto-Respond Disabled");
    expect(panel.getByRole("tab", { name: "Settings" })).toHaveAttribute("aria-selected", "true");
  });
});

describe("comments", () => {
  it("are listed with their post, and any post can be chosen for a new one", async () => {
    const { user, panel, requests } = await openPanel(
      {
        [`GET ${social}/comments`]: () => jsonResponse([comment("1", { postId: "40", postContent: "An old post" })]),
        [`GET ${social}/posts`]: ({ query }) =>
          query.get("before")
            ? jsonResponse([post("40", { isPosted: true })])
            : jsonResponse([post("7")], 200, { link: `<${social}/posts?limit=100&before=c1>; rel="next"` }),
      },
      "Social",
      "Comments",
    );
    expect(await panel.findByText("On: An old post")).toBeVisible();
    await user.click(await panel.findByRole("button", { name: "Load more posts" }));
    expect(within(await panel.findByRole("group", { name: "Posted" })).getByRole("option")).toHaveTextContent(
      "Post 40",
    );
    expect(requests.some(({ path, query }) => path === `${social}/posts` && query.get("limit") === "100")).toBe(true);
  });

  it("a long one is folded", async () => {
    const { user, panel } = await openPanel(
      {
        [`GET ${social}/comments`]: () => jsonResponse([comment("1", { comment: "wind ".repeat(400) }), comment("2")]),
      },
      "Social",
      "Comments",
    );
    await user.click(await panel.findByRole("button", { name: "Show more", expanded: false }));
    await user.click(panel.getByRole("button", { name: "Show less", expanded: true }));
    expect(panel.getAllByRole("button", { name: "Show more" })).toHaveLength(1);
  });

  it("one that is too long is reported, not truncated", async () => {
    const { user, panel } = await openPanel({}, "Social", "Comments");
    await user.click(panel.getByLabelText("Comment"));
    await user.paste("w".repeat(10_000));
    await user.click(panel.getByRole("button", { name: "Add comment" }));
    expect(await panel.findByText("A comment has at most 2200 characters.")).toBeVisible();
    expect(panel.getByLabelText("Comment")).toHaveValue("w".repeat(10_000));
  });

  it("only pending ones can be responded to; a failure keeps it pending and says why", async () => {
    let tried = false;
    const reason = "The response could not be written. The comment stays pending; please try again.";
    const { user, panel } = await openPanel(
      {
        [`GET ${social}/comments`]: () =>
          jsonResponse([
            comment("1", { failure: tried ? reason : null }),
            comment("2", { isResponded: true, response: "Thank you!" }),
          ]),
        [`POST ${social}/comments/1/respond`]: () => {
          tried = true;
          return failure(502, "model_failed", reason);
        },
      },
      "Social",
      "Comments",
    );
    expect(await panel.findByText("Pending")).toBeVisible();
    expect(panel.getByText("Thank you!")).toBeVisible();
    await user.click(panel.getByRole("button", { name: "Respond" }));
    await findToast(`Failed to Generate Response / ${reason}`);
    expect(await panel.findByText(reason)).toBeVisible();
    expect(panel.getByText("Pending")).toBeVisible();
  });
});
