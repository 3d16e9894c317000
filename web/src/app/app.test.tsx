import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { User } from "@contract/wire/accounts.ts";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { noPromoCode } from "@/testing/fake-promo-status.ts";
import { sessionRoutes } from "@/testing/fake-session.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { renderApp } from "@/testing/render-app.tsx";

const status = { writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" };

function open(path: string, user: User | null, routes: Record<string, FakeRoute> = {}) {
  const requests = fakeApi({
    ...sessionRoutes(user),
    "GET /api/status": () => jsonResponse(status),
    "GET /api/caption-history": () => jsonResponse([]),
    "GET /api/user-tone": () => jsonResponse({ tone: "" }),
    "GET /api/promo-code-status": () => jsonResponse(noPromoCode),
    ...routes,
  });
  return { requests, ...renderApp(path) };
}

afterEach(() => {
  act(() => {
    setUser(null);
    dismissToast();
  });
});

describe("routes", () => {
  it("send a visitor from / to /auth", async () => {
    open("/", null);
    expect(await screen.findByRole("form", { name: "Login" })).toBeVisible();
    expect(window.location.pathname).toBe("/auth");
  });

  it("send a signed-in person from /auth to /", async () => {
    open("/auth", fakeUser());
    expect(await screen.findByRole("tab", { name: "Generate" })).toHaveAttribute("aria-selected", "true");
    expect(window.location.pathname).toBe("/");
  });

  it("show the not-found page and its hint for an unknown path", async () => {
    open("/nowhere/at/all", null);
    expect(await screen.findByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeVisible();
    expect(document.title).toBe("404 Page Not Found · Caption Kite");
  });

  it.each([
    ["/terms", "Terms and Conditions"],
    ["/privacy", "Privacy Policy"],
  ])("show %s to anyone, dated", async (path, heading) => {
    open(path, null);
    expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeVisible();
    expect(screen.getByText("Last updated: March 30, 2025")).toBeVisible();
  });

  it("move the focus to the new page after a navigation and name the document", async () => {
    const { user } = open("/terms", null);
    await screen.findByRole("heading", { name: "Terms and Conditions" });
    await user.click(within(screen.getByRole("navigation", { name: "Legal" })).getByRole("link", { name: "Privacy" }));
    await screen.findByRole("heading", { name: "Privacy Policy" });
    expect(screen.getByRole("main")).toHaveFocus();
    expect(document.title).toBe("Privacy · Caption Kite");
  });
});

describe("the main page", () => {
  it("has the same tab bar on /trending, which leads back to each tab", async () => {
    const { user } = open("/trending", fakeUser(), {
      "GET /api/trending": () => failure(503, "unavailable", "Later."),
    });
    expect(await screen.findByRole("tab", { name: "Trending", selected: true })).toBeVisible();
    await user.click(screen.getByRole("tab", { name: "History" }));
    expect(await screen.findByRole("tab", { name: "History", selected: true })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe("/?tab=history");
    await user.click(screen.getByRole("tab", { name: "Trending" }));
    expect(await screen.findByRole("tab", { name: "Trending", selected: true })).toBeVisible();
    expect(window.location.pathname).toBe("/trending");
  });

  it("keeps its tab in the address, so that a link and the back button find it", async () => {
    const { user } = open("/?tab=history", fakeUser());
    expect(await screen.findByRole("tab", { name: "History" })).toHaveAttribute("aria-selected", "true");
    await user.click(screen.getByRole("tab", { name: "Account" }));
    expect(await screen.findByText("Profile Settings")).toBeVisible();
    expect(window.location.search).toBe("?tab=account");
    act(() => window.history.back());
    await waitFor(() => expect(screen.getByRole("tab", { name: "History" })).toHaveAttribute("aria-selected", "true"));
  });

  it("shows who is signed in, the plan and the day's usage in Account", async () => {
    open("/?tab=account", fakeUser());
    const panel = within(await screen.findByRole("tabpanel", { name: "Account" }));
    expect(await panel.findByLabelText("Email Address")).toHaveValue("mara@kite.example");
    expect(panel.getByText("Free Tier")).toBeVisible();
    expect(panel.getByRole("progressbar", { name: "Captions used today" })).toHaveAttribute(
      "aria-valuetext",
      "2 of 5 used",
    );
  });
});

describe("the navigation", () => {
  it("offers Login and Sign Up to visitors", async () => {
    open("/terms", null);
    const bar = within(screen.getByRole("navigation", { name: "Main" }));
    expect(await bar.findByRole("link", { name: "Login" })).toHaveAttribute("href", "/auth");
    expect(bar.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/auth?tab=signup");
    expect(bar.queryByRole("button", { name: "Logout" })).not.toBeInTheDocument();
  });

  it.each([
    [false, true, "Premium"],
    [true, true, "Premium"],
    [false, false, "Free"],
  ])("badges by premium access (isPremium %s, access %s): %s", async (isPremium, premiumAccess, badge) => {
    open("/terms", fakeUser({ isPremium, premiumAccess }));
    expect(await within(screen.getByRole("navigation", { name: "Main" })).findByText(badge)).toBeVisible();
  });

  it("logs out, says so and leaves the protected page", async () => {
    const { user } = open("/", fakeUser(), { "POST /api/logout": () => jsonResponse({ message: "ok" }) });
    await user.click(await screen.findByRole("button", { name: "Logout" }));
    expect(await screen.findByText("You have been logged out successfully")).toBeVisible();
    expect(await screen.findByRole("form", { name: "Login" })).toBeVisible();
  });

  it("keeps the person signed in when the logout fails, with the reason", async () => {
    const { user } = open("/terms", fakeUser(), {
      "POST /api/logout": () => failure(503, "unavailable", "Please try again in a minute."),
    });
    await user.click(await screen.findByRole("button", { name: "Logout" }));
    expect(await screen.findByText("Please try again in a minute.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Logout" })).toBeVisible();
  });

  it("opens the sheet on small screens, keeps the focus inside and hands it back", async () => {
    const { user } = open("/terms", fakeUser());
    const button = await screen.findByRole("button", { name: "Menu" });
    await user.click(button);
    const sheet = await screen.findByRole("dialog");
    expect(within(sheet).getByText("mara@kite.example")).toBeVisible();
    expect(sheet).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
  });
});

describe("the session in the page", () => {
  it("ends with a plain notification and one way to /auth when the server knows nobody any more", async () => {
    let known = true;
    const { user } = open("/", fakeUser(), {
      "GET /api/user": () => (known ? jsonResponse(fakeUser()) : failure(401, "unauthorized", "Please log in.")),
      "GET /api/caption-history": () => failure(401, "unauthorized", "Please log in."),
    });
    await screen.findByRole("tab", { name: "History" });
    known = false;
    await user.click(screen.getByRole("tab", { name: "History" }));
    expect(await screen.findByText("You have been signed out")).toBeVisible();
    expect(await screen.findByRole("form", { name: "Login" })).toBeVisible();
  });
});
