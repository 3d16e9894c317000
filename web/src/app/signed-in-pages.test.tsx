import type { User } from "@contract/wire/accounts.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeTrends } from "@/testing/fake-trends.ts";
import { sessionRoutes } from "@/testing/fake-session.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { renderApp } from "@/testing/render-app.tsx";

function open(path: string, user: User | null, routes: Record<string, FakeRoute> = {}) {
  const requests = fakeApi({
    ...sessionRoutes(user),
    "GET /api/status": () =>
      jsonResponse({ writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" }),
    "GET /api/trending": () => jsonResponse(fakeTrends()),
    ...routes,
  });
  return { requests, ...renderApp(path) };
}

afterEach(() => {
  queryClient.clear();
  act(() => {
    setUser(null);
    dismissToast();
  });
});

const oneArticle = [
  {
    id: "7",
    title: "An article",
    summary: "Its summary",
    content: "<p>Its text, long enough to be one.</p>",
    imageUrl: "http://localhost/covers/tips.svg",
    category: "tips",
    createdAt: "2026-11-20T10:00:00.000Z",
  },
];

describe("the way to the trends", () => {
  it("the Trending tab leads to /trending, and a topic back to the Generate tab with its keyword", async () => {
    const { user } = open("/", fakeUser());
    await user.click(await screen.findByRole("tab", { name: "Trending" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Trending Content" })).toBeVisible();
    expect(window.location.pathname).toBe("/trending");
    await user.click(await screen.findByRole("tab", { name: "Platforms" }));
    await user.click(screen.getByRole("link", { name: /Cozy corners/ }));
    expect(await screen.findByLabelText("Keyword or topic")).toHaveValue("Cozy corners & candles");
    expect(window.location.pathname + window.location.search).toBe("/");
  });

  it("arrow keys pass over the Trending tab; Enter opens it", async () => {
    const { user } = open("/?tab=account", fakeUser());
    (await screen.findByRole("tab", { name: "Account" })).focus();
    await user.keyboard("{ArrowRight}");
    expect(screen.getByRole("tab", { name: "Trending" })).toHaveFocus();
    expect(window.location.pathname).toBe("/");
    await user.keyboard("{Enter}");
    await waitFor(() => {
      expect(window.location.pathname).toBe("/trending");
    });
  });

  it("stands in the menu of small screens for signed-in people", async () => {
    const { user } = open("/terms", fakeUser());
    await user.click(await screen.findByRole("button", { name: "Menu" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("link", { name: "Trending" }));
    await waitFor(() => {
      expect(window.location.pathname).toBe("/trending");
    });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is left for the main page by whoever logs out there and logs in again", async () => {
    open("/trending", fakeUser());
    await screen.findByRole("tab", { name: "Trending", selected: true });
    act(() => setUser(null));
    await waitFor(() => expect(window.location.pathname).toBe("/auth"));
    act(() => setUser(fakeUser()));
    await waitFor(() => expect(window.location.pathname).toBe("/"));
  });

  it("is closed to visitors", async () => {
    open("/trending", null);
    await waitFor(() => {
      expect(window.location.pathname).toBe("/auth");
    });
  });
});

describe("the tone on small screens", () => {
  it("is set from the menu, which then gives way to the page", async () => {
    const { user } = open("/terms", fakeUser(), {
      "GET /api/user-tone": () => jsonResponse({ tone: "" }),
      "POST /api/user-tone": () => jsonResponse({ tone: "dry", message: "Tone preference saved" }),
    });
    await user.click(await screen.findByRole("button", { name: "Menu" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Tone" }));
    const dialog = await screen.findByRole("dialog", { name: "Your caption style" });
    await user.type(await within(dialog).findByRole("textbox"), "dry");
    await user.click(within(dialog).getByRole("button", { name: "Save style" }));
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
    await waitFor(() => {
      expect(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
    });
  });
});

describe("the contact page", () => {
  it.each(["/auth", "/forgot-password", "/terms", "/nowhere"])("is linked at the foot of %s", async (path) => {
    open(path, null);
    expect(
      within(await screen.findByRole("navigation", { name: "Legal" })).getByRole("link", { name: "Contact" }),
    ).toHaveAttribute("href", "/contact");
  });

  it("is open to anyone and promises a reply within 24 hours", async () => {
    open("/contact", null);
    expect(await screen.findByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
    expect(screen.getByText("We reply within 24 hours.")).toBeVisible();
  });
});

describe("the enquiry dialog", () => {
  const button = () => screen.queryByRole("button", { name: "Ask a question" });

  it.each(["/terms", "/contact", "/nowhere"])("is offered to visitors at %s", async (path) => {
    open(path, null);
    await waitFor(() => {
      expect(button()).toBeVisible();
    });
  });

  it.each(["/auth", "/forgot-password"])("is not offered at %s", async (path) => {
    open(path, null);
    await screen.findByRole("form");
    expect(button()).toBeNull();
  });

  it("is not offered to signed-in people", async () => {
    open("/terms", fakeUser());
    await screen.findByRole("button", { name: "Logout" });
    expect(button()).toBeNull();
  });
});

describe("a link to an article", () => {
  it.each([
    ["a visitor", null, "/auth"],
    ["a signed-in person", fakeUser(), "/"],
  ])("to the main page opens for %s", async (_who, user, path) => {
    open("/?article=7", user, { "GET /api/articles": () => jsonResponse(oneArticle) });
    await waitFor(() => {
      expect(window.location.pathname).toBe(path);
    });
    await waitFor(() => {
      expect(screen.getByRole("dialog", { name: "An article" })).toBeVisible();
    });
  });
});

describe("the place of an advertisement", () => {
  const slot = () => screen.queryByRole("complementary", { name: "Advertisement" });
  it.each(["/", "/trending"])("is at %s and goes when premium access comes", async (path) => {
    open(path, fakeUser());
    await waitFor(() => {
      expect(slot()).toBeInTheDocument();
    });
    act(() => {
      setUser(fakeUser({ isPremium: true, premiumAccess: true }));
    });
    expect(slot()).toBeNull();
  });
});
