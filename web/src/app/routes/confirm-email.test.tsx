import type { User } from "@contract/wire/accounts.ts";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { getUser, setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { sessionRoutes } from "@/testing/fake-session.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { renderApp } from "@/testing/render-app.tsx";

const route = "POST /api/confirm-email";
const spent = () => failure(400, "invalid_link", "This link is invalid or has expired. Please request a new one.");

function open(path: string, confirm: FakeRoute, user: User | null = null) {
  const requests = fakeApi({
    ...sessionRoutes(user),
    "GET /api/status": () =>
      jsonResponse({ writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" }),
    "GET /api/user-tone": () => jsonResponse({ tone: "" }),
    "GET /api/articles": () => jsonResponse([]),
    [route]: confirm,
  });
  const sent = () =>
    requests.filter(({ method, path: asked }) => `${method} ${asked}` === route).map(({ json }) => json);
  return { sent, ...renderApp(path) };
}

afterEach(() => {
  queryClient.clear();
  act(() => {
    setUser(null);
    dismissToast();
  });
});

const button = () => screen.findByRole("button", { name: "Confirm my address" });

it("opening the page spends nothing; one press confirms, however often it is pressed, and leads home", async () => {
  let respond: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const { user, sent } = open("/confirm-email?token=t0ken", () => response);
  const confirm = await button();
  expect(sent()).toEqual([]);
  await waitFor(() => expect(window.location.href).toMatch(/\/confirm-email$/));
  await user.dblClick(confirm);
  expect(sent()).toEqual([{ token: "t0ken" }]);
  respond(jsonResponse(fakeUser()));
  expect(await screen.findByText("Your email address is confirmed")).toBeVisible();
  expect(window.location.pathname).toBe("/");
  expect(getUser()?.username).toBe("mara");
});

it("a spent link says what to do instead", async () => {
  const { user } = open("/confirm-email?token=old", spent);
  await user.click(await button());
  expect(await screen.findByRole("heading", { name: "Invalid or Expired Link" })).toHaveFocus();
  expect(screen.getByRole("link", { name: "Go to login" })).toHaveAttribute("href", "/auth");
  expect(screen.getByRole("link", { name: "Request a reset link" })).toHaveAttribute("href", "/forgot-password");
});

it("a link without a token is invalid without asking the server", async () => {
  const { sent } = open("/confirm-email", spent);
  expect(await screen.findByRole("heading", { name: "Invalid or Expired Link" })).toBeVisible();
  expect(sent()).toEqual([]);
});

it("a limit or a failing server does not make the link invalid, and the same link can be tried again", async () => {
  let limited = true;
  const { user } = open("/confirm-email?token=t0ken", () =>
    limited
      ? failure(429, "rate_limited", "Too many attempts. Please try again in 1 minute.")
      : jsonResponse(fakeUser()),
  );
  await user.click(await button());
  expect(await screen.findByText("Too many attempts. Please try again in 1 minute.")).toBeVisible();
  limited = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Your email address is confirmed")).toBeVisible();
});

it("a signed-in person reads whose session ends, and that nothing is lost when the link was used before", async () => {
  const { user } = open("/confirm-email?token=old", spent, fakeUser({ email: "ada@kite.example" }));
  expect(await screen.findByText(/You are logged in as/)).toHaveTextContent("ada@kite.example");
  await user.click(await button());
  expect(await screen.findByText(/so your address needs no other link/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Go to the main page" })).toHaveAttribute("href", "/");
});
