import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, noResponse, type FakeRequest, type FakeRoute } from "@/testing/fake-api.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import HistoryTab from "./history-tab.tsx";

configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

const entry = (id: string, change: object = {}) => ({
  id,
  keyword: `keyword ${id}`,
  captions: [`Caption ${id}. #tag`],
  platform: "instagram",
  createdAt: new Date(Date.now() - 3.5 * 3_600_000).toISOString(),
  ...change,
});
const next = (cursor: string) => ({ link: `</api/caption-history?before=${cursor}>; rel="next"` });

function show(list: FakeRoute, others: Record<string, FakeRoute> = {}) {
  const requests = fakeApi({ "GET /api/caption-history": list, ...others });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <HistoryTab />
        <ShowToasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return requests;
}

interface Sight {
  isIntersecting: boolean;
  boundingClientRect: { height: number };
}

/** jsdom has no layout: the test decides what is visible. */
function observeByHand(): { report: (sight: Sight) => void } {
  const callbacks = new Set<(sights: Sight[]) => void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly callback: (sights: Sight[]) => void;
      constructor(callback: (sights: Sight[]) => void) {
        this.callback = callback;
      }
      observe() {
        callbacks.add(this.callback);
      }
      disconnect() {
        callbacks.delete(this.callback);
      }
    },
  );
  return {
    report: (sight) => {
      for (const callback of callbacks) callback([sight]);
    },
  };
}

const toastText = () => screen.getByTestId("toast");
const confirmClear = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Clear History" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Clear History" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Clear History" }));
};

beforeEach(() => {
  vi.stubGlobal("IntersectionObserver", undefined);
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  dismissToast();
  vi.unstubAllGlobals();
});

describe("an entry", () => {
  it("shows keyword, platform, captions and how long ago it was", async () => {
    show(() => jsonResponse([entry("1")]));
    const item = within(await screen.findByRole("article"));
    expect(item.getByRole("heading", { name: "keyword 1" })).toBeVisible();
    expect(item.getByText("Instagram")).toBeVisible();
    expect(item.getByText("3 hours ago")).toBeVisible();
    expect(item.getByText(/Caption 1\./)).toHaveTextContent("Caption 1. #tag");
    expect(item.getByRole("button", { name: "Copy" })).toBeVisible();
  });

  it("without a readable date says Unknown date", async () => {
    show(() => jsonResponse([entry("1", { createdAt: "soon" })]));
    expect(await screen.findByText("Unknown date")).toBeVisible();
  });
});

describe("an entry without a keyword", () => {
  it.each([
    [{ keyword: "", hasPhoto: true }, "Photo"],
    [{ keyword: "", hasPhoto: false }, "Random"],
    [{ keyword: "" }, "Random"],
    [{ keyword: "lake", hasPhoto: true }, "lake, with a photo"],
  ])("%j is called %s", async (change, name) => {
    show(() => jsonResponse([entry("1", change)]));
    expect(await screen.findByRole("heading", { level: 3 })).toHaveAccessibleName(name);
  });
});

describe("searching", () => {
  const searched = (found: Record<string, object[]>) => (request: FakeRequest) =>
    jsonResponse(found[request.query.toString()] ?? []);

  it("shows what matches words, platform and favorites, and everything again", async () => {
    const requests = show(
      searched({
        "": [entry("2"), entry("1")],
        "q=caf%C3%A9": [entry("1")],
        "q=caf%C3%A9&platform=x": [],
        "favorites=true": [],
      }),
    );
    await screen.findByText("keyword 2");
    await userEvent.type(screen.getByRole("searchbox", { name: "Search your history" }), "café");
    await waitFor(() => {
      expect(screen.queryByText("keyword 2")).toBeNull();
    });
    expect(screen.getByText("keyword 1")).toBeVisible();
    expect(screen.getByText("1 entry found")).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Platform" }), "X");
    expect(await screen.findByText("Nothing found")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show everything" }));
    expect(await screen.findByText("keyword 2")).toBeVisible();
    expect(screen.getByRole("searchbox")).toHaveValue("");
    await userEvent.click(screen.getByRole("button", { name: "Favorites", pressed: false }));
    expect(await screen.findByText("No favorites yet")).toBeVisible();
    // One request for the typed word, not one for each letter.
    expect(requests.map(({ query }) => query.toString())).toEqual([
      "",
      "q=caf%C3%A9",
      "q=caf%C3%A9&platform=x",
      "favorites=true",
    ]);
  });

  it("goes on where a page is empty but older entries may match", async () => {
    const requests = show(({ query }) => {
      if (query.get("before")) return jsonResponse([entry("1")]);
      if (query.get("q") === null) return jsonResponse([entry("1")]);
      return jsonResponse([], 200, { link: '</api/caption-history?q=old&before=c1>; rel="next"' });
    });
    await screen.findByText("keyword 1");
    await userEvent.type(screen.getByRole("searchbox"), "old");
    expect(await screen.findByText("Searching older captions")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByText("keyword 1")).toBeVisible();
    expect(requests.at(-1)!.query.toString()).toBe("q=old&before=c1");
  });
});

describe("a favorite", () => {
  it("is marked at once, and unmarked again when the server refuses", async () => {
    let refuses = false;
    const requests = show(() => jsonResponse([entry("1", { favorites: [] })]), {
      "PUT /api/captions/1/0/favorite": () =>
        refuses ? failure(503, "unavailable", "Later.") : jsonResponse({ favorites: [0] }),
    });
    const star = await screen.findByRole("button", { name: "Favorite" });
    expect(star).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(star);
    expect(star).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => {
      expect(requests.at(-1)).toMatchObject({ method: "PUT", json: { favorite: true } });
    });
    refuses = true;
    await userEvent.click(star);
    await waitFor(() => {
      expect(toastText()).toHaveTextContent("The favorite could not be saved / Later.");
    });
    expect(star).toHaveAttribute("aria-pressed", "true");
  });
});

describe("deleting one entry", () => {
  const list = () => jsonResponse([entry("3"), entry("2"), entry("1")]);
  const pressDelete = async () => {
    const items = await screen.findAllByRole("article");
    await userEvent.click(within(items[1]!).getByRole("button", { name: "Delete" }));
  };
  const order = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);

  it("takes it away at once, and Undo puts it back where it was", async () => {
    const requests = show(list, {
      "DELETE /api/caption-history/2": () => jsonResponse({ message: "Caption deleted" }),
      "POST /api/caption-history/restore": () => jsonResponse({ message: "Restored" }),
    });
    await pressDelete();
    await waitFor(() => {
      expect(toastText()).toHaveTextContent("Caption deleted");
    });
    expect(order()).toEqual(["keyword 3", "keyword 1"]);
    await userEvent.click(within(toastText()).getByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(order()).toEqual(["keyword 3", "keyword 2", "keyword 1"]);
    });
    expect(requests.at(-1)).toMatchObject({ method: "POST", json: { id: "2" } });
  });

  it("puts it back and says so when it fails, and says when it is too late to undo", async () => {
    let fails = true;
    show(list, {
      "DELETE /api/caption-history/2": () =>
        fails ? failure(503, "unavailable", "Later.") : jsonResponse({ message: "Caption deleted" }),
      "POST /api/caption-history/restore": () => failure(409, "restore_too_late", "This can no longer be undone."),
    });
    await pressDelete();
    await waitFor(() => {
      expect(toastText()).toHaveTextContent("The caption could not be deleted / Later.");
    });
    expect(order()).toEqual(["keyword 3", "keyword 2", "keyword 1"]);
    fails = false;
    await pressDelete();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(toastText()).toHaveTextContent("Could not be restored / This can no longer be undone.");
    });
    expect(order()).toEqual(["keyword 3", "keyword 1"]);
  });
});

it("an entry leads to the Generate tab", async () => {
  show(() => jsonResponse([entry("7")]));
  expect(await screen.findByRole("link", { name: "Open in Generate" })).toHaveAttribute("href", "/?entry=7");
});

describe("paging", () => {
  it("follows the Link header, keeps what is there, and ends", async () => {
    const requests = show(({ query }) =>
      query.get("before") === "c1" ? jsonResponse([entry("2")]) : jsonResponse([entry("1")], 200, next("c1")),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
    expect(await screen.findByText("keyword 2")).toBeVisible();
    expect(screen.getByText("keyword 1")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
    expect(requests).toHaveLength(2);
  });

  it("loads by itself when the end comes into view, and stops by itself after a failure", async () => {
    const { report } = observeByHand();
    const requests = show(({ query }) =>
      query.get("before") ? failure(503, "unavailable", "Later.") : jsonResponse([entry("1")], 200, next("c1")),
    );
    await screen.findByText("keyword 1");
    act(() => {
      report({ isIntersecting: true, boundingClientRect: { height: 400 } });
    });
    expect(await screen.findByText("Older captions could not be loaded.")).toBeVisible();
    expect(screen.getByText("keyword 1")).toBeVisible();
    act(() => {
      report({ isIntersecting: true, boundingClientRect: { height: 400 } });
    });
    expect(screen.getByText("Older captions could not be loaded.")).toBeVisible();
    expect(requests).toHaveLength(2);
    // A press tries again, once.
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    await waitFor(() => {
      expect(requests).toHaveLength(3);
    });
  });

  it("drops the content of a page far from view, keeps its place, and brings it back", async () => {
    const { report } = observeByHand();
    show(() => jsonResponse([entry("1")]));
    const list = (await screen.findByText("keyword 1")).closest<HTMLElement>("section > ul");
    act(() => {
      report({ isIntersecting: false, boundingClientRect: { height: 0 } });
    });
    expect(screen.getByText("keyword 1")).toBeVisible();
    act(() => {
      report({ isIntersecting: false, boundingClientRect: { height: 400 } });
    });
    expect(screen.queryByText("keyword 1")).toBeNull();
    expect(list).toHaveStyle({ height: "400px" });
    act(() => {
      report({ isIntersecting: true, boundingClientRect: { height: 400 } });
    });
    expect(screen.getByText("keyword 1")).toBeVisible();
  });

  it("asks for the first page only once the list was cleared", async () => {
    let cleared = false;
    const older = ({ query }: FakeRequest) =>
      query.get("before") ? jsonResponse([entry("2")]) : jsonResponse([entry("1")], 200, next("c1"));
    const requests = show((request) => (cleared ? jsonResponse([]) : older(request)), {
      "DELETE /api/caption-history": () => {
        cleared = true;
        return jsonResponse({ message: "Cleared." });
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Load more" }));
    await screen.findByText("keyword 2");
    await confirmClear();
    expect(await screen.findByText("No history yet")).toBeVisible();
    expect(requests.map(({ method, query }) => [method, query.get("before")])).toEqual([
      ["GET", null],
      ["GET", "c1"],
      ["DELETE", null],
      ["GET", null],
    ]);
  });
});

describe("the states", () => {
  it("loading is announced", () => {
    show(noResponse);
    expect(screen.getByRole("status")).toHaveTextContent("Loading your history");
  });

  it("empty says what will be here and offers nothing to clear", async () => {
    show(() => jsonResponse([]));
    expect(await screen.findByText("No history yet")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Clear History" })).toBeNull();
  });

  it("a failure says why and can be tried again", async () => {
    let fails = true;
    show(() => (fails ? failure(503, "unavailable", "The history is resting.") : jsonResponse([entry("1")])));
    expect(await screen.findByText("The history is resting.")).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("keyword 1")).toBeVisible();
  });
});

describe("clearing", () => {
  it("asks first; keeping sends nothing", async () => {
    const requests = show(() => jsonResponse([entry("1")]));
    await userEvent.click(await screen.findByRole("button", { name: "Clear History" }));
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Keep history" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(requests.filter(({ method }) => method === "DELETE")).toHaveLength(0);
  });

  it("empties the list and says so", async () => {
    let cleared = false;
    show(() => jsonResponse(cleared ? [] : [entry("1")]), {
      "DELETE /api/caption-history": () => {
        cleared = true;
        return jsonResponse({ message: "Cleared." });
      },
    });
    await confirmClear();
    expect(await screen.findByText("No history yet")).toBeVisible();
    expect(toastText()).toHaveTextContent("History cleared");
  });

  it("offers to undo it, which shows everything again", async () => {
    let cleared = false;
    const requests = show(() => jsonResponse(cleared ? [] : [entry("1")]), {
      "DELETE /api/caption-history": () => {
        cleared = true;
        return jsonResponse({ message: "History cleared", clearedTo: "2026-06-10T10:00:00.000Z" });
      },
      "POST /api/caption-history/restore": () => {
        cleared = false;
        return jsonResponse({ message: "Restored" });
      },
    });
    await confirmClear();
    await screen.findByText("No history yet");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("keyword 1")).toBeVisible();
    expect(requests.find(({ method }) => method === "POST")).toMatchObject({
      json: { clearedTo: "2026-06-10T10:00:00.000Z" },
    });
  });

  it("keeps the list and says so when it fails", async () => {
    const requests = show(() => jsonResponse([entry("1")]), {
      "DELETE /api/caption-history": () => failure(503, "unavailable", "Later."),
    });
    await confirmClear();
    await waitFor(() => {
      expect(toastText()).toHaveTextContent("Failed to clear history / Later.");
    });
    expect(screen.getByText("keyword 1")).toBeVisible();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    // The list was not dropped and read again.
    expect(requests.map(({ method }) => method)).toEqual(["GET", "DELETE"]);
  });
});
