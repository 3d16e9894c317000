import type { Article } from "@contract/wire/articles.ts";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, noResponse, type FakeRoute } from "@/testing/fake-api.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { resetArticles } from "../article-feed.ts";
import { ArticleSection } from "./article-section.tsx";

const article = (id: string, change: Partial<Article> = {}): Article => ({
  id,
  title: `Title ${id}`,
  summary: `Summary of ${id}`,
  content: "<h2>Inside</h2><p>The whole text.</p>",
  imageUrl: "http://localhost/covers/tips.svg",
  category: "tips",
  createdAt: "2026-11-20T10:00:00.000Z",
  ...change,
});

/** Simulates that the section comes near the viewport. */
let comeNear: () => void;
beforeEach(() => {
  const callbacks = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  comeNear = () => {
    act(() => {
      for (const callback of callbacks) callback([{ isIntersecting: true }]);
    });
  };
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      callback: (entries: { isIntersecting: boolean }[]) => void;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.callback = callback;
        callbacks.add(callback);
      }
      observe() {}
      disconnect() {
        callbacks.delete(this.callback);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  resetArticles();
  dismissToast();
});

function show(list: FakeRoute, path = "/auth?tab=signup") {
  window.history.replaceState(null, "", path);
  const requests = fakeApi({ "GET /api/articles": list });
  render(
    <BrowserRouter>
      <ArticleSection />
      <ShowToasts />
    </BrowserRouter>,
  );
  return requests;
}
const showNear: typeof show = (...parts) => {
  const requests = show(...parts);
  comeNear();
  return requests;
};
const next = (cursor: string) => ({ link: `</api/articles?before=${cursor}>; rel="next"` });

describe("the carousel", () => {
  it("fetches nothing before it is near the viewport, then once", async () => {
    const requests = show(() => jsonResponse([article("1")]));
    expect(requests).toHaveLength(0);
    comeNear();
    expect(await screen.findByRole("link", { name: "Title 1" })).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it("can be reached with Tab while it is empty, and then its contents can", async () => {
    show(() => jsonResponse([article("1")]));
    const place = screen.getByRole("region", { name: "Articles" });
    await userEvent.tab();
    expect(place).toHaveFocus();
    comeNear();
    expect(place).toHaveAttribute("tabindex", "0");
    await screen.findByRole("link", { name: "Title 1" });
    expect(place).toHaveFocus();
    await waitFor(() => {
      expect(screen.queryByRole("region", { name: "Articles" })).toBeNull();
    });
    await userEvent.tab();
    expect(place).not.toHaveFocus();
    expect(place).toContainElement(document.activeElement as HTMLElement);
  });

  it("moves by 320 px per click and by arrow keys", async () => {
    showNear(() => jsonResponse([article("1"), article("2"), article("3")]));
    const row = (await screen.findByRole("link", { name: "Title 1" })).closest("ul")!;
    Object.defineProperty(row, "scrollWidth", { value: 3000 });
    const moves: (number | undefined)[] = [];
    row.scrollBy = ((options: ScrollToOptions) => {
      moves.push(options.left);
    }) as typeof row.scrollBy;
    await userEvent.click(screen.getByRole("button", { name: "Next articles" }));
    await userEvent.click(screen.getByRole("button", { name: "Previous articles" }));
    screen.getByRole("link", { name: "Title 1" }).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    expect(moves).toEqual([320, -320, 320, -320]);
  });

  it("loads the older page when its end is near, without repeating an article", async () => {
    const requests = showNear(({ query }) =>
      query.get("before") === "c1"
        ? jsonResponse([article("1"), article("2")])
        : jsonResponse([article("1")], 200, next("c1")),
    );
    expect(await screen.findByRole("link", { name: "Title 2" })).toBeVisible();
    expect(screen.getAllByRole("link")).toHaveLength(2);
    expect(requests).toHaveLength(2);
  });

  it("shows the site's own pictures by path, whatever host name the site was opened with", async () => {
    showNear(() =>
      jsonResponse([article("1", { imageUrl: "https://kite.example/covers/tips.svg", imagePath: "/covers/tips.svg" })]),
    );
    expect(
      (await screen.findByRole("link", { name: "Title 1" })).closest("article")!.querySelector("img"),
    ).toHaveAttribute("src", "/covers/tips.svg");
  });

  it("shows the category's cover if a picture cannot be loaded", async () => {
    showNear(() => jsonResponse([article("1", { imageUrl: "https://gone.example/x.png", category: "marketing" })]));
    const picture = (await screen.findByRole("link", { name: "Title 1" })).closest("article")!.querySelector("img")!;
    expect(picture).toHaveAttribute("src", "https://gone.example/x.png");
    act(() => {
      picture.dispatchEvent(new Event("error"));
    });
    expect(picture).toHaveAttribute("src", "/covers/marketing.svg");
  });

  it("announces that it is loading", async () => {
    showNear(noResponse);
    expect(await screen.findByRole("status")).toHaveTextContent("Loading articles");
  });

  it("says No articles available if it is empty", async () => {
    showNear(() => jsonResponse([]));
    expect(await screen.findByText("No articles available")).toBeVisible();
  });

  it("shows a failure in its place and as a notification, and can be retried", async () => {
    let fails = true;
    showNear(() => (fails ? failure(503, "unavailable", "Later.") : jsonResponse([article("1")])));
    expect(await screen.findByText("Unable to load articles")).toBeVisible();
    expect(screen.getByTestId("toast")).toHaveTextContent("Unable to load articles / Later.");
    expect(screen.getByTestId("toast")).toHaveAttribute("data-variant", "destructive");
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Title 1" })).toBeVisible();
  });
});

describe("an article", () => {
  const opened = async (id = "1") => {
    await userEvent.click(await screen.findByRole("link", { name: `Title ${id}` }));
    return within(await screen.findByRole("dialog", { name: `Title ${id}` }));
  };

  it("opens over the page with all its parts, and is added to the page's URL", async () => {
    showNear(() => jsonResponse([article("1")]));
    const dialog = await opened();
    expect(dialog.getByText("Tips & Tricks")).toBeVisible();
    expect(dialog.getByText(/Caption Kite editorial team/)).toBeVisible();
    expect(dialog.getByText("November 20, 2026")).toBeVisible();
    expect(dialog.getByText("Summary of 1")).toBeVisible();
    expect(dialog.getByRole("heading", { name: "Inside" })).toBeVisible();
    expect(window.location.search).toBe("?tab=signup&article=1");
  });

  it("closes with its button and with the browser's back button, and returns the focus", async () => {
    showNear(() => jsonResponse([article("1")]));
    await opened();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
    expect(window.location.search).toBe("?tab=signup");
    await waitFor(() => {
      expect(screen.getByRole("link", { name: "Title 1" })).toHaveFocus();
    });
    await opened();
    act(() => {
      window.history.back();
    });
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
    await waitFor(() => {
      expect(screen.getByRole("link", { name: "Title 1" })).toHaveFocus();
    });
  });

  it("is found from its URL alone, even on an older page, and closing it cleans the URL", async () => {
    show(
      ({ query }) =>
        query.get("before") === "c1" ? jsonResponse([article("9")]) : jsonResponse([article("1")], 200, next("c1")),
      "/?article=9&tab=history",
    );
    await screen.findByRole("dialog", { name: "Title 9" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => {
      expect(window.location.search).toBe("?tab=history");
    });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("that no longer exists shows a message", async () => {
    show(() => jsonResponse([article("1")]), "/?article=404");
    expect(await screen.findByRole("dialog", { name: "This article is not here any more" })).toBeVisible();
  });

  it("with a hostile body shows its text and nothing else", async () => {
    showNear(() =>
      jsonResponse([
        article("1", {
          content:
            '<p>Harmless.</p><img src="x" onerror="alert(1)"><svg onload="alert(1)"></svg><a href="javascript:alert(1)">link</a><style>*{display:none}</style><script>alert(1)</script>',
        }),
      ]),
    );
    const dialog = await opened();
    const text = dialog.getByText("Harmless.").parentElement!;
    expect(text.innerHTML).toBe("<p>Harmless.</p><a>link</a>");
  });
});
