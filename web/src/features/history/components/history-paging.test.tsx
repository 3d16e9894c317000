import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { jsonResponse, failure, type FakeRequest } from "@/testing/fake-api.ts";
import { confirmClear, entry, next, prepareHistoryTab, show } from "./history-tab.testing.tsx";

prepareHistoryTab();

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
