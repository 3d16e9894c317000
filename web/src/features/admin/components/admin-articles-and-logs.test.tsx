import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { jsonResponse, noResponse } from "@/testing/fake-api.ts";
import { down, resetPanelState, openPanel, findToast } from "./open-panel.testing.tsx";

const log = (id: string) => ({
  id,
  actionType: "post_created",
  description: `Entry ${id}`,
  timestamp: "2026-11-20T08:00:00.000Z",
  metadata: {},
});
const draft = {
  title: "Writing for wind",
  summary: "How the weather makes it.",
  content: `<p>${"Kites need a string. ".repeat(4)}</p>`,
  imageUrl: `${location.origin}/covers/tips.svg`,
  category: "tips",
  writer: "strategist",
  source: "model",
};

afterEach(resetPanelState);

describe("activity logs", () => {
  it("scroll within 300 px and page by the Link header", async () => {
    const { user, panel } = await openPanel(
      {
        "GET /api/admin/activity-logs": ({ query }) =>
          query.get("before")
            ? jsonResponse([log("2")])
            : jsonResponse([log("1")], 200, { link: '</api/admin/activity-logs?before=c1>; rel="next"' }),
      },
      "Settings",
    );
    expect(await panel.findByText("Entry 1")).toBeVisible();
    expect(panel.getByRole("region", { name: "Activity logs" })).toHaveStyle({ maxHeight: "300px" });
    await user.click(panel.getByRole("button", { name: "Load more" }));
    expect(await panel.findByText("Entry 2")).toBeVisible();
    expect(panel.getByText("Entry 1")).toBeVisible();
  });
});

describe("messages and suggestions", () => {
  it("are listed with their sender, whom a link writes to", async () => {
    const message = {
      id: "suggestion-1",
      kind: "suggestion",
      name: "ana",
      email: "ana@example.com",
      text: "More owls",
      timestamp: "2026-11-20T08:00:00.000Z",
    };
    const { panel } = await openPanel({ "GET /api/admin/messages": () => jsonResponse([message]) }, "Settings");
    const list = within(panel.getByRole("group", { name: "Messages and suggestions" }));
    expect(await list.findByText("More owls")).toBeVisible();
    expect(list.getByText(/^Suggestion ·/)).toBeVisible();
    expect(list.getByRole("link", { name: "ana@example.com" })).toHaveAttribute("href", "mailto:ana%40example.com");
  });

  it("say when there are none", async () => {
    const { panel } = await openPanel({ "GET /api/admin/messages": () => jsonResponse([]) }, "Settings");
    expect(await panel.findByText("No messages yet")).toBeVisible();
  });
});

describe("articles", () => {
  it("an empty table offers to create the first article, and a failure keeps the form", async () => {
    const { user, panel } = await openPanel({ "POST /api/admin/articles": down }, "Articles");
    expect(await panel.findByText("No articles found")).toBeVisible();
    await user.click(panel.getByRole("button", { name: "Create First Article" }));
    const dialog = within(screen.getByRole("dialog", { name: "Create New Article" }));
    expect(dialog.getByLabelText("Category")).toHaveValue("social-media");
    for (const [label, text] of [
      ["Title", draft.title],
      ["Summary", draft.summary],
      ["Content (HTML)", draft.content],
      ["Image URL", draft.imageUrl],
    ] as const) {
      await user.click(dialog.getByLabelText(label));
      await user.paste(text);
    }
    await user.click(dialog.getByRole("button", { name: "Create article" }));
    await findToast("Error / Failed to create article: The server is resting.");
    expect(dialog.getByLabelText("Title")).toHaveValue(draft.title);
  });

  it("the generator shows that it is busy, then why it failed", async () => {
    let fail: (response: Response) => void = () => {};
    const { user, panel } = await openPanel(
      {
        "POST /api/admin/articles/generate": () =>
          new Promise((resolve) => {
            fail = resolve;
          }),
      },
      "Articles",
      "AI Generator",
    );
    await user.click(panel.getByRole("button", { name: "Generate Complete Article" }));
    expect(await panel.findByRole("button", { name: "Generating Content..." })).toBeVisible();
    expect(panel.getByLabelText("Category")).toBeDisabled();
    act(() => {
      fail(down());
    });
    await findToast("Generation Failed / The server is resting.");
    expect(await panel.findByRole("alert")).toHaveTextContent("The server is resting.");
    expect(panel.getByLabelText("Category")).toBeEnabled();
  });

  it.each([
    ["<html>Bad Gateway</html>", 502],
    ["{}", 500],
  ])("a failure without a sentence is the default one, not %s", async (body, status) => {
    const { user, panel } = await openPanel(
      { "POST /api/admin/articles/generate": () => new Response(body, { status }) },
      "Articles",
      "AI Generator",
    );
    await user.click(panel.getByRole("button", { name: "Generate Complete Article" }));
    await findToast("Generation Failed / Failed to generate article");
    expect(await panel.findByRole("alert")).toHaveTextContent(/^Failed to generate article$/);
  });

  it("a draft is kept when the sheet is closed and published as it was shown", async () => {
    const { user, panel, requests } = await openPanel(
      { "POST /api/admin/articles/generate": () => jsonResponse(draft), "POST /api/admin/articles": noResponse },
      "Articles",
      "AI Generator",
    );
    await user.click(panel.getByRole("button", { name: "Generate Complete Article" }));
    await findToast("Article Generated / AI has successfully created a new article");
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Open admin panel" }));
    const again = within(await screen.findByRole("dialog", { name: "Admin Panel" }));
    await user.click(await again.findByRole("tab", { name: "Articles" }));
    await user.click(again.getByRole("tab", { name: "AI Generator" }));
    expect(again.getByRole("region", { name: "Draft" })).toHaveTextContent(draft.title);
    await user.click(again.getByRole("button", { name: "Publish" }));
    const { source: _source, ...article } = draft;
    await waitFor(() => {
      expect(requests.find(({ method, path }) => method === "POST" && path === "/api/admin/articles")?.json).toEqual(
        article,
      );
    });
  });
});
