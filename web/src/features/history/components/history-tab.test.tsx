import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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
      <HistoryTab />
      <ShowToasts />
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
