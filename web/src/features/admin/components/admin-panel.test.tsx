import type { SocialPost } from "@contract/wire/posts.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { jsonResponse, failure, noResponse, type FakeRoute } from "@/testing/fake-api.ts";
import { fakePost } from "./fake-post.testing.ts";
import { down, resetPanelState, openPanel, findToast, social } from "./open-panel.testing.tsx";

const post = (id: string, change: Partial<SocialPost> = {}) =>
  fakePost({ id, content: `Post ${id}`, hashtags: [], ...change });
const comment = (id: string, change: object = {}) => ({
  id,
  postId: null,
  postContent: null,
  comment: `Comment ${id}`,
  isResponded: false,
  response: null,
  respondedAt: null,
  isAutomatic: false,
  failure: null,
  createdAt: "2026-11-20T08:00:00.000Z",
  ...change,
});

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

  it("opens on Codes if the setting cannot be fetched, and returns the focus", async () => {
    const { user, panel } = await openPanel({ [`GET ${social}/auto-respond`]: down });
    expect(panel.getByRole("tab", { name: "Codes" })).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{Escape}");
    await waitFor(() => {
      expect(screen.getByRole("button", { name: "Open admin panel" })).toHaveFocus();
    });
  });
});

describe("a list that cannot be fetched", () => {
  it.each([
    ["Error fetching promo codes", "GET /api/admin/promo-codes", ["Codes"]],
    ["Error fetching social media posts", `GET ${social}/posts`, ["Social"]],
    ["Error fetching comments", `GET ${social}/comments`, ["Social", "Comments"]],
    ["Error fetching activity logs", "GET /api/admin/activity-logs", ["Settings"]],
    ["Unable to load articles", "GET /api/articles", ["Articles"]],
  ])("says %s, shows nothing, and can be refreshed", async (title, route, tabs) => {
    let working = false;
    const { user, panel, count } = await openPanel({ [route]: () => (working ? jsonResponse([]) : down()) }, ...tabs);
    await findToast(`${title} / The server is resting.`);
    expect(screen.getByTestId("toast")).toHaveAttribute("data-variant", "destructive");
    const list = within(
      (await panel.findByText("This list could not be loaded. Press Refresh to try again.")).closest("section")!
        .parentElement!,
    );
    working = true;
    await user.click(list.getAllByRole("button", { name: "Refresh" })[0]!);
    await waitFor(() => {
      expect(count(route)).toBeGreaterThan(1);
    });
  });
});

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
    let answered = false;
    const { user, panel } = await openPanel(
      {
        [`GET ${social}/comments`]: () =>
          jsonResponse([comment("1", answered ? { isResponded: true, response: "Thank you!" } : {})]),
        [`POST ${social}/comments/1/respond`]: () => {
          answered = true;
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
