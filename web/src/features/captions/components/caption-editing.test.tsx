import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PlatformId } from "@contract/rules/platforms.ts";
import { queryClient } from "@/lib/query-client.ts";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { fakeApi, jsonResponse } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { addCaptionBatch, clearCaptionBatches } from "../caption-batches.ts";
import { CaptionList } from "./caption-list.tsx";

const user = fakeUser();

/** The list with one batch; saves get the responses that the server would send. */
async function show(captions: string[], platform: PlatformId = "instagram") {
  let revision = 0;
  const requests = fakeApi({
    "PUT /api/captions/7/0": () => jsonResponse({ revision: ++revision }),
    "PUT /api/captions/7/1": () => jsonResponse({ revision: ++revision }),
    "PUT /api/captions/7/0/favorite": () => jsonResponse({ favorites: [0] }),
    "GET /api/status": () =>
      jsonResponse({ writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" }),
  });
  setUser(user);
  addCaptionBatch(
    {
      id: "7",
      keyword: "snow",
      platform,
      captions,
      createdAt: "2026-11-21T08:00:00Z",
      writer: "model",
      usage: user.usage,
    },
    null,
  );
  render(
    <QueryClientProvider client={queryClient}>
      <CaptionList user={user} running={false} onTry={() => {}} onWriteAgain={() => {}} />
      <ShowToasts />
    </QueryClientProvider>,
  );
  await screen.findAllByRole("article");
  return requests;
}

const posts = () => screen.getAllByRole("article");
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Caption text" });
/** Opens the editor of the first caption by a click on its text. */
async function edit(text: string): Promise<HTMLTextAreaElement> {
  await userEvent.click(screen.getByText(text));
  return screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Caption text" });
}

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(navigator, "clipboard", { value: { writeText: vi.fn(async () => {}) }, configurable: true });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "clipboard");
  setUser(null);
  clearCaptionBatches();
  dismissToast();
});

describe("the editor", () => {
  it("opens in the post with its text, and moves counters and fold while typing", async () => {
    await show(["Snow. #snow"]);
    await userEvent.click(screen.getByRole("button", { name: "More about this caption" }));
    const text = await edit("Snow.");
    expect(text).toHaveFocus();
    expect(text).toHaveValue("Snow. #snow");
    await userEvent.type(text, " #two 😀");
    expect(screen.getByText("19 of 2200 characters, 2 hashtags, 1 emoji")).toBeInTheDocument();
    expect(posts()).toHaveLength(1);
  });

  it("names the rules that break as they break, and marks what is over the limit", async () => {
    await show(["x".repeat(279)], "x");
    const text = await edit("x".repeat(279));
    expect(screen.queryByText(/over the limit/)).toBeNull();
    await userEvent.type(text, "yz!");
    expect(screen.getByText("2 over the limit of 280")).toBeVisible();
    expect(document.querySelector("[data-overflow]")).toHaveTextContent("z!");
    expect(await screen.findByText("2 over the limit of 280", { selector: "output" })).toBeInTheDocument();
  });

  it("gives Copy and Share the current text", async () => {
    await show(["Snow."]);
    await userEvent.type(await edit("Snow."), " More.");
    await userEvent.click(screen.getByRole("button", { name: "Copy" }));
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith("Snow. More.");
    await userEvent.click(screen.getByRole("button", { name: "Share" }));
    const x = await screen.findByRole("link", { name: /^X/ });
    expect(x).toHaveAttribute("href", "https://x.com/intent/tweet?text=Snow.%20More.");
  });

  it("undoes and redoes by keys, and goes back to the first version", async () => {
    await show(["Snow."]);
    const text = await edit("Snow.");
    await userEvent.type(text, " More.");
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(text).toHaveValue("Snow.");
    await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    expect(text).toHaveValue("Snow. More.");
    expect(screen.getByText("Edited")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Back to the first version" }));
    expect(text).toHaveValue("Snow.");
    expect(screen.queryByText("Edited")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Redo" }));
    expect(text).toHaveValue("Snow. More.");
    expect(text).toHaveFocus();
  });

  it("puts the caret where an undo changed the text", async () => {
    await show(["one three"]);
    const text = await edit("one three");
    text.setSelectionRange(4, 4);
    await userEvent.keyboard("xyz");
    await userEvent.keyboard("{Control>}z{/Control}");
    expect([text.value, text.selectionStart]).toEqual(["one three", 4]);
  });

  it("is left by Escape with the text kept and saved, and the focus on the post", async () => {
    const requests = await show(["Snow."]);
    await userEvent.type(await edit("Snow."), " More.{Escape}");
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(posts()[0]).toHaveFocus();
    expect(screen.getByText("Snow. More.")).toBeVisible();
    expect(await screen.findByText("Saved")).toBeVisible();
    expect(requests.at(-1)!.json).toMatchObject({ versions: ["Snow.", "Snow. More."], current: 1, revision: 0 });
  });

  it("puts an empty caption back as it was, and says so", async () => {
    await show(["Snow."]);
    await userEvent.clear(await edit("Snow."));
    await userEvent.keyboard("{Escape}");
    expect(screen.getByText("Snow.")).toBeVisible();
    expect(await screen.findByText(/An empty caption is not kept/)).toBeVisible();
  });

  it("leaves undo keys alone while an input method is composing", async () => {
    await show(["Snow."]);
    const text = await edit("Snow.");
    await userEvent.type(text, "!");
    const composing = new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true, isComposing: true });
    act(() => {
      text.dispatchEvent(composing);
    });
    expect(text).toHaveValue("Snow.!");
  });

  it("takes the direction of what is typed", async () => {
    await show(["Snow."]);
    expect(await edit("Snow.")).toHaveAttribute("dir", "auto");
  });

  it("does not open when a part of the text is selected by mouse", async () => {
    await show(["Snow."]);
    vi.spyOn(window, "getSelection").mockReturnValue({ isCollapsed: false } as Selection);
    await userEvent.click(screen.getByText("Snow."));
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("edits one caption of two that are equal", async () => {
    await show(["Same.", "Same."]);
    await userEvent.click(screen.getAllByText("Same.")[1]!);
    await userEvent.type(await screen.findByRole("textbox"), "!{Escape}");
    expect(posts().map((post) => within(post).getByText(/Same/).textContent)).toEqual(["Same.", "Same.!"]);
  });
});

describe("keys on a caption", () => {
  it("walk through the list, edit and copy; the list of keys can be read", async () => {
    await show(["One.", "Two."]);
    posts()[0]!.focus();
    await userEvent.keyboard("j");
    expect(posts()[1]).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    expect(posts()[0]).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}k{ArrowUp}");
    expect(posts()[0]).toHaveFocus();
    await userEvent.keyboard("c");
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith("One.");
    await userEvent.keyboard("{Enter}");
    expect(await screen.findByRole("textbox")).toHaveValue("One.");
    await userEvent.keyboard("{Escape}?");
    const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    expect(within(dialog).getByText("Next caption")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  });

  it("mark a favorite", async () => {
    await show(["One."]);
    posts()[0]!.focus();
    await userEvent.keyboard("f");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Favorite" })).toHaveAttribute("aria-pressed", "true"),
    );
  });

  it("are letters in the editor, and do nothing with Ctrl, in a menu or outside the list", async () => {
    await show(["One.", "Two."]);
    await userEvent.type(await edit("One."), "cjk?");
    expect(field()).toHaveValue("One.cjk?");
    await userEvent.keyboard("{Escape}{Control>}c{/Control}");
    await userEvent.click(within(posts()[0]!).getByRole("button", { name: "Share" }));
    const link = await screen.findByRole("link", { name: /^X/ });
    link.focus();
    await userEvent.keyboard("c");
    await userEvent.keyboard("{Escape}");
    screen.getByRole("button", { name: "Clear All" }).focus();
    await userEvent.keyboard("c?");
    expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
    expect(screen.queryByRole("dialog", { name: "Keyboard shortcuts" })).toBeNull();
  });
});
