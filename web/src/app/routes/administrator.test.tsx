import type { User } from "@contract/wire/accounts.ts";
import { act, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { getUser, setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { sessionRoutes } from "@/testing/fake-session.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { renderApp } from "@/testing/render-app.tsx";

function open(path: string, user: User | null, routes: Record<string, FakeRoute> = {}) {
  const requests = fakeApi({
    ...sessionRoutes(user),
    "GET /api/status": () =>
      jsonResponse({ writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" }),
    ...routes,
  });
  return {
    sent: (route: string) => requests.filter(({ method, path: asked }) => `${method} ${asked}` === route),
    ...renderApp(path),
  };
}

afterEach(() => {
  queryClient.clear();
  act(() => {
    setUser(null);
    dismissToast();
  });
});

const refused = () =>
  failure(400, "invalid_link", "This link is not valid for your account, was used before, or has expired.");
const press = (name: string) => screen.findByRole("button", { name });

describe("/administrator", () => {
  it("spends the link on a press only, and then the session knows it", async () => {
    const { user, sent } = open("/administrator?token=t0ken", fakeUser(), {
      "POST /api/administrator": () => jsonResponse(fakeUser({ isAdmin: true })),
    });
    const button = await press("Become the administrator");
    expect(sent("POST /api/administrator")).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole("heading", { name: "You are the administrator" })).toHaveFocus();
    expect(sent("POST /api/administrator").map(({ json }) => json)).toEqual([{ token: "t0ken" }]);
    expect(getUser()?.isAdmin).toBe(true);
  });

  it("calls a refused link invalid, says for which account, and sends a new one", async () => {
    const message = "If your account's email address is the administrator's, we have sent a new link to it.";
    const { user } = open("/administrator?token=old", fakeUser({ email: "mara@kite.example" }), {
      "POST /api/administrator": refused,
      "POST /api/administrator/link": () => jsonResponse({ message }),
    });
    await user.click(await press("Become the administrator"));
    expect(await screen.findByRole("heading", { name: "Invalid or Expired Link" })).toHaveFocus();
    expect(within(screen.getByRole("main")).getByText("mara@kite.example")).toBeVisible();
    await user.click(await press("Send a new link"));
    expect(await screen.findByRole("heading", { name: "Check your email" })).toHaveFocus();
    expect(screen.getByText(new RegExp(message))).toBeVisible();
  });

  it("calls a missing token invalid without asking the server", async () => {
    const { sent } = open("/administrator", fakeUser());
    expect(await screen.findByRole("heading", { name: "Invalid or Expired Link" })).toBeVisible();
    expect(sent("POST /api/administrator")).toEqual([]);
  });

  it("does not call a link invalid because the server is down, and tries again", async () => {
    let down = true;
    const { user } = open("/administrator?token=t", fakeUser(), {
      "POST /api/administrator": () =>
        down ? failure(503, "unavailable", "Please try again in a minute.") : jsonResponse(fakeUser({ isAdmin: true })),
    });
    await user.click(await press("Become the administrator"));
    expect(await screen.findByText("Please try again in a minute.")).toBeVisible();
    down = false;
    await user.click(await press("Try again"));
    expect(await screen.findByRole("heading", { name: "You are the administrator" })).toBeVisible();
  });

  it("tells an administrator so", async () => {
    open("/administrator?token=t", fakeUser({ isAdmin: true }));
    expect(await screen.findByRole("heading", { name: "You are the administrator" })).toBeVisible();
  });

  it("sends visitors to the login first", async () => {
    open("/administrator?token=t", null);
    expect(await screen.findByRole("form", { name: "Login" })).toBeVisible();
    expect(window.location.pathname).toBe("/auth");
  });
});
