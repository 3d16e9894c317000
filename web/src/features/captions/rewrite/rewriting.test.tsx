import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { postPlatformIds } from "@contract/rules/platforms.ts";
import { rewriteMessages } from "@contract/wire/rewrites.ts";
import { useStore } from "@/lib/store.ts";
import { getUser, setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { failure, fakeApi, jsonResponse, noResponse, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { addCaptionBatch, captionBatches, clearCaptionBatches } from "../caption-batches.ts";
import { captionEdits } from "../caption-edits.ts";
import { CaptionItem } from "../components/caption-item.tsx";
import { postAuthor } from "../post-author.ts";

configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

const usage = { used: 1, limit: 5, resetsAt: "2099-01-01T00:00:00.000Z" };
const options = (kinds: string[], rewritesLeft: number | null = 3) => jsonResponse({ kinds, rewritesLeft });
const rewritten = (text: string) =>
  jsonResponse({ text, writer: "model", rewritesLeft: 2, usage: { ...usage, used: 2 } });
const long = Array.from({ length: 5 }, () => "The dough rests for a day and a night before anybody touches it.").join(
  " ",
);
const adapted = () =>
  jsonResponse({
    writer: "model",
    usage: { ...usage, used: 2 },
    adaptations: [
      { platform: "x", text: long, posts: ["-"], firstComment: null, by: "model" },
      { platform: "linkedin", text: "Bread, calmly.", posts: ["Bread, calmly."], firstComment: null, by: "rules" },
    ],
  });

function Item() {
  const [batch] = useStore(captionBatches);
  return batch ? <CaptionItem batch={batch} place={0} author={postAuthor("ana")} skippable={false} /> : null;
}

const path = "/api/captions/7/0";

function show(routes: Record<string, FakeRoute> = {}, { text = "Bread. ☕\n\n#Bread", user = fakeUser() } = {}) {
  const saved: { platform: string; versions: string[]; current: number }[] = [];
  const requests = fakeApi({
    "GET /api/user": () => jsonResponse(user),
    [`PUT ${path}`]: (request) => {
      saved.push(request.json as never);
      return jsonResponse({ revision: saved.length });
    },
    ...routes,
  });
  setUser(user);
  addCaptionBatch(
    {
      id: "7",
      keyword: "bread",
      platform: "instagram",
      captions: [text],
      createdAt: "2026-11-21T08:00:00Z",
      writer: "model",
      usage,
    },
    null,
  );
  render(
    <MemoryRouter>
      <ul>
        <Item />
      </ul>
      <ShowToasts />
    </MemoryRouter>,
  );
  return { saved, sent: (call: string) => requests.filter((request) => request.path === `${path}/${call}`) };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const post = () => screen.getByRole("article");

let clipboard: ReturnType<typeof vi.fn>;
beforeEach(() => {
  clipboard = vi.fn(async () => {});
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, { clipboard: { value: { writeText: clipboard }, configurable: true } }),
  );
});
afterEach(() => {
  cleanup();
  setUser(null);
  dismissToast();
  clearCaptionBatches();
  captionEdits.set(new Map());
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

describe("the menu", () => {
  it("shows what is offered and what is left, asks with the text as it is, and rewrites as a version with undo", async () => {
    const { sent, saved } = show({
      [`POST ${path}/rewrite-options`]: () => options(["shorter", "warmer"]),
      [`POST ${path}/rewrite`]: () => rewritten("Warm bread.\n\n#Bread"),
    });
    await press("Rewrite");
    const menu = await screen.findByRole("dialog", { name: "Rewrite this caption" });
    expect(await within(menu).findByText("3 of 3 free rewrites left for these captions")).toBeVisible();
    expect(
      within(menu)
        .getAllByRole("button")
        .map((button) => button.textContent),
    ).toEqual(["Shorter", "Warmer"]);
    await userEvent.click(within(menu).getByRole("button", { name: "Warmer" }));
    await waitFor(() => expect(post()).toHaveTextContent("Warm bread."));
    expect(sent("rewrite")[0]!.json).toEqual({ kind: "warmer", text: "Bread. ☕\n\n#Bread", platform: "instagram" });
    expect(getUser()!.usage.used).toBe(2);
    await waitFor(() =>
      expect(saved.at(-1)).toMatchObject({ current: 1, versions: ["Bread. ☕\n\n#Bread", "Warm bread.\n\n#Bread"] }),
    );
    await press("Undo");
    expect(post()).toHaveTextContent("Bread. ☕");
  });

  it("says when another rewrite counts, and nothing about it with premium access", async () => {
    const routes = { [`POST ${path}/rewrite-options`]: () => options(["shorter"], 0) };
    show(routes);
    await press("Rewrite");
    expect(await screen.findByText(/another one counts as a caption/)).toBeVisible();
    cleanup();
    clearCaptionBatches();
    show({ [`POST ${path}/rewrite-options`]: () => options(["shorter"], null) });
    await press("Rewrite");
    expect(await screen.findByRole("button", { name: "Shorter" })).toBeVisible();
    expect(screen.queryByText(/free rewrites/)).toBeNull();
  });

  it("says so when the writer has nothing to offer, and offers to try again when that could not be read", async () => {
    let tries = 0;
    show({
      [`POST ${path}/rewrite-options`]: () => {
        tries += 1;
        return tries === 1 ? failure(503, "unavailable", "Down.") : options([]);
      },
    });
    await press("Rewrite");
    await press("Try again");
    expect(await screen.findByText(/has nothing better for this caption/)).toBeVisible();
  });

  it("asks for the language, and for an example before it rewrites like one", async () => {
    const { sent } = show({
      [`POST ${path}/rewrite-options`]: () => options(["language", "like"]),
      [`POST ${path}/rewrite`]: () => rewritten("Pan."),
    });
    await press("Rewrite");
    await press("In another language");
    await press("Español");
    await waitFor(() => expect(sent("rewrite")[0]?.json).toMatchObject({ kind: "language", language: "es" }));
    await waitFor(() => expect(post()).toHaveTextContent("Pan."));
    await press("Rewrite");
    await press("Like this one…");
    await press("Rewrite like this one");
    expect(await screen.findByText(rewriteMessages.likeText)).toBeVisible();
    await userEvent.type(screen.getByLabelText("A caption whose style you like"), "Rain. Boots.");
    await press("Rewrite like this one");
    await waitFor(() => expect(sent("rewrite")[1]?.json).toMatchObject({ kind: "like", likeText: "Rain. Boots." }));
  });
});

it("shows what runs, and Cancel aborts it without changing anything", async () => {
  const { sent } = show({
    [`POST ${path}/rewrite-options`]: () => options(["shorter"]),
    [`POST ${path}/rewrite`]: noResponse,
  });
  await press("Rewrite");
  await press("Shorter");
  expect(await screen.findByRole("status")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Making it shorter…");
  await press("Cancel");
  await waitFor(() => expect(screen.queryByText("Making it shorter…")).toBeNull());
  expect(sent("rewrite")[0]!.signal!.aborted).toBe(true);
  expect(post()).toHaveTextContent("Bread. ☕");
  expect(screen.queryByTestId("toast")).toBeNull();
});

it("says why a rewrite failed and leaves the caption", async () => {
  show({
    [`POST ${path}/rewrite-options`]: () => options(["shorter"]),
    [`POST ${path}/rewrite`]: () => failure(502, "model_failed", rewriteMessages.rejected),
  });
  await press("Rewrite");
  await press("Shorter");
  expect(await screen.findByTestId("toast")).toHaveTextContent(
    `The caption was not rewritten / ${rewriteMessages.rejected}`,
  );
  expect(post()).toHaveTextContent("Bread. ☕");
});

describe("adapting", () => {
  it("says what it costs, opens a tab for each platform and saves every variant", async () => {
    const { sent, saved } = show({ [`POST ${path}/adapt`]: adapted });
    await press("More about this caption");
    await press("Adapt");
    expect(await screen.findByText("Counts as one caption.")).toBeVisible();
    await press("Adapt to every platform");
    const tabs = await screen.findAllByRole("tab");
    expect(tabs.map((tab) => tab.textContent)).toEqual(["Instagram", "X", "LinkedIn"]);
    expect(sent("adapt")[0]!.json).toEqual({
      text: "Bread. ☕\n\n#Bread",
      platforms: postPlatformIds.filter((id) => id !== "general" && id !== "instagram"),
    });
    await waitFor(() => expect(new Set(saved.map(({ platform }) => platform))).toEqual(new Set(["x", "linkedin"])));
    expect(getUser()!.usage.used).toBe(2);
    // Instagram: the hashtags are a comment of their own.
    expect(screen.getByText("First comment")).toBeVisible();
    await press("Copy first comment");
    expect(clipboard).toHaveBeenLastCalledWith("#Bread");
    await press("Copy");
    expect(clipboard).toHaveBeenLastCalledWith("Bread. ☕");
  });

  it("is reached by keyboard; a thread is copied post by post, or whole", async () => {
    show({ [`POST ${path}/adapt`]: adapted });
    await press("More about this caption");
    await press("Adapt");
    await press("Adapt to every platform");
    (await screen.findByRole("tab", { name: "Instagram" })).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole("tab", { name: "X" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getByRole("heading", { name: "Thread of 2 posts" })).toBeVisible();
    await press("Copy post 2");
    const [second] = clipboard.mock.lastCall as [string];
    expect(second).toMatch(/ 2\/2$/);
    await press("Copy all");
    const [whole] = clipboard.mock.lastCall as [string];
    expect(whole).toMatch(/ 1\/2\n\n[\s\S]* 2\/2$/);
    await press("Copy");
    expect(clipboard.mock.lastCall).toEqual([whole]);
  });

  it("a rewritten tab is a fork; Take over brings the others along, and each keeps its own undo", async () => {
    show({
      [`POST ${path}/adapt`]: adapted,
      [`POST ${path}/rewrite-options`]: () => options(["shorter"]),
      [`POST ${path}/rewrite`]: () => rewritten("Only bread."),
    });
    await press("More about this caption");
    await press("Adapt");
    await press("Adapt to every platform");
    await userEvent.click(await screen.findByRole("tab", { name: "LinkedIn" }));
    expect(post()).toHaveTextContent("Bread, calmly.");
    expect(screen.queryByText("Changed in this tab only")).toBeNull();
    await press("Rewrite");
    await press("Shorter");
    await waitFor(() => expect(post()).toHaveTextContent("Only bread."));
    expect(screen.getByRole("tab", { name: /LinkedIn.*Edited here/ })).toBeVisible();
    await userEvent.click(screen.getByRole("tab", { name: "X" }));
    expect(post()).not.toHaveTextContent("Only bread.");
    await userEvent.click(screen.getByRole("tab", { name: /LinkedIn/ }));
    await press("Take over");
    expect(await screen.findByTestId("toast")).toHaveTextContent("The text is now in 2 other tabs");
    await userEvent.click(screen.getByRole("tab", { name: "X" }));
    expect(post()).toHaveTextContent("Only bread.");
    await press("Undo");
    expect(post()).toHaveTextContent("The dough rests");
    await userEvent.click(screen.getByRole("tab", { name: "Instagram" }));
    expect(post()).toHaveTextContent("Only bread.");
  });
});
