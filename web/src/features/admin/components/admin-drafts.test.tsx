import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { jsonResponse } from "@/testing/fake-api.ts";
import { down, findToast, openPanel, resetPanelState } from "./open-panel.testing.tsx";

const draft = (title: string) => ({
  title,
  summary: "How the weather makes it.",
  content: `<p>${"Kites need a string. ".repeat(4)}</p>`,
  imageUrl: "http://localhost/covers/tips.svg",
  category: "tips",
  writer: "strategist",
  source: "model",
});
const generator = ["Articles", "AI Generator"] as const;

afterEach(resetPanelState);

/** Opens the generator with responses in order; each press of the button takes the next. */
async function openGenerator(responses: (() => Response)[], routes = {}) {
  const opened = await openPanel(
    { "POST /api/admin/articles/generate": () => responses.shift()!(), ...routes },
    ...generator,
  );
  const generate = () => opened.user.click(opened.panel.getByRole("button", { name: "Generate Complete Article" }));
  return { ...opened, generate };
}

describe("article drafts", () => {
  it("stay when a new attempt fails or succeeds, and can be looked through", async () => {
    const { user, panel, requests, generate } = await openGenerator([
      () => jsonResponse(draft("First draft")),
      down,
      () => jsonResponse(draft("Second draft")),
    ]);
    await generate();
    const shown = await panel.findByRole("region", { name: "Draft" });
    await generate();
    await findToast("Generation Failed / The server is resting.");
    expect(shown).toHaveTextContent("First draft");
    await generate();
    expect(await panel.findByText("Draft 1 of 2")).toBeVisible();
    expect(panel.getByRole("heading", { name: "Second draft" })).toBeVisible();
    await user.click(panel.getByRole("button", { name: "Older draft" }));
    expect(panel.getByRole("heading", { name: "First draft" })).toBeVisible();
    // The server is told which drafts exist, so that it writes another one.
    expect(requests.findLast(({ path }) => path.endsWith("/generate"))?.json).toMatchObject({
      drafts: [{ title: "First draft", imageUrl: "http://localhost/covers/tips.svg" }],
    });
  });

  it("can be edited before they are published", async () => {
    const { user, panel, requests, generate } = await openGenerator([() => jsonResponse(draft("First draft"))], {
      "POST /api/admin/articles": () =>
        jsonResponse({ ...draft("x"), id: "1", createdAt: "2026-11-20T08:00:00Z" }, 201),
    });
    await generate();
    await user.click(await panel.findByRole("button", { name: "Edit" }));
    const dialog = within(screen.getByRole("dialog", { name: "Edit Draft" }));
    await user.clear(dialog.getByLabelText("Title"));
    await user.type(dialog.getByLabelText("Title"), "A better title");
    await user.click(dialog.getByRole("button", { name: "Save draft" }));
    expect(await panel.findByRole("heading", { name: "A better title" })).toBeVisible();
    expect(requests.some(({ method, path }) => method === "POST" && path === "/api/admin/articles")).toBe(false);
    await user.click(panel.getByRole("button", { name: "Publish" }));
    await findToast("Success / Article created successfully");
    const { source: _source, ...article } = draft("A better title");
    expect(requests.find(({ method, path }) => method === "POST" && path === "/api/admin/articles")?.json).toEqual(
      article,
    );
    await waitFor(() => {
      expect(panel.queryByRole("region", { name: "Draft" })).toBeNull();
    });
  });

  it("are discarded only after a question", async () => {
    const { user, panel, generate } = await openGenerator([() => jsonResponse(draft("First draft"))]);
    await generate();
    await user.click(await panel.findByRole("button", { name: "Discard" }));
    const question = within(screen.getByRole("alertdialog", { name: "Discard this draft?" }));
    await user.click(question.getByRole("button", { name: "Cancel" }));
    expect(panel.getByRole("region", { name: "Draft" })).toHaveTextContent("First draft");
    await user.click(panel.getByRole("button", { name: "Discard" }));
    await user.click(screen.getByRole("button", { name: "Discard draft" }));
    expect(panel.queryByRole("region", { name: "Draft" })).toBeNull();
  });
});

describe("pictures of an article", () => {
  it("are refused with a reason if browsers would not show them", async () => {
    const { user, panel, count } = await openPanel({}, "Articles");
    await user.click(panel.getByRole("button", { name: "New Article" }));
    const dialog = within(screen.getByRole("dialog", { name: "Create New Article" }));
    for (const [label, text] of [
      ["Title", "Writing for wind"],
      ["Summary", "How the weather makes it."],
      ["Content (HTML)", `<p>${"Kites need a string. ".repeat(4)}</p><img src="http://kite.example/b.png">`],
      ["Image URL", "http://kite.example/a.png"],
    ] as const) {
      await user.click(dialog.getByLabelText(label));
      await user.paste(text);
    }
    await user.click(dialog.getByRole("button", { name: "Create article" }));
    expect(await dialog.findByText(/Browsers show only pictures with an https address/)).toBeVisible();
    expect(dialog.getByText(/The picture http:\/\/kite.example\/b.png has no https address/)).toBeVisible();
    expect(count("POST /api/admin/articles")).toBe(0);
  });

  it("offer one cover of the category after the other", async () => {
    const { user, panel } = await openPanel({}, "Articles");
    await user.click(panel.getByRole("button", { name: "New Article" }));
    const dialog = within(screen.getByRole("dialog", { name: "Create New Article" }));
    const address = dialog.getByLabelText<HTMLInputElement>("Image URL");
    await user.click(dialog.getByRole("button", { name: "Use the category's cover" }));
    const seen = [address.value];
    for (let press = 0; press < 4; press++) {
      await user.click(dialog.getByRole("button", { name: "Another cover" }));
      seen.push(address.value);
    }
    expect(new Set(seen).size).toBe(4);
    expect(seen[4]).toBe(seen[0]);
  });
});
