import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { sessionRoutes } from "@/testing/fake-session.ts";
import { renderApp } from "@/testing/render-app.tsx";

const done = () => jsonResponse({ message: "ok" });

function open(path: string, routes: Record<string, FakeRoute> = {}) {
  const requests = fakeApi({
    ...sessionRoutes(null),
    "GET /api/status": () =>
      jsonResponse({ writer: "model", mail: "mailbox", socialProviders: [], supabaseUrl: "", supabaseKey: "" }),
    ...routes,
  });
  return {
    sent: (route: string) => requests.filter(({ method, path }) => `${method} ${path}` === route),
    ...renderApp(path),
  };
}

afterEach(() => {
  act(() => {
    setUser(null);
    dismissToast();
  });
});

async function typeNewPassword(user: ReturnType<typeof open>["user"], password: string, again = password) {
  await user.type(await screen.findByLabelText("New password"), password);
  await user.type(screen.getByLabelText("Confirm new password"), again);
  await user.click(screen.getByRole("button", { name: "Reset password" }));
}

describe("/reset-password", () => {
  it("verifies the link, sets the password and leads to the login", async () => {
    const { user, sent } = open("/reset-password?token=t0ken", {
      "POST /api/verify-reset-token": done,
      "POST /api/reset-password": done,
    });
    await typeNewPassword(user, "Abcdefg1");
    expect(await screen.findByRole("heading", { name: "Password updated" })).toHaveFocus();
    expect(sent("POST /api/verify-reset-token").map(({ json }) => json)).toContainEqual({ token: "t0ken" });
    expect(sent("POST /api/reset-password").map(({ json }) => json)).toEqual([
      { token: "t0ken", newPassword: "Abcdefg1" },
    ]);
    expect(screen.getByRole("link", { name: "Go to login" })).toHaveAttribute("href", "/auth");
  });

  it("shows that it is verifying while no response has arrived", async () => {
    open("/reset-password?token=t", { "POST /api/verify-reset-token": () => new Promise(() => {}) });
    expect(await screen.findByText("Verifying your reset link…")).toBeVisible();
  });

  it("calls a missing token invalid without asking the server", async () => {
    const { sent } = open("/reset-password");
    expect(await screen.findByRole("heading", { name: "Invalid or Expired Link" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Request a new link" })).toHaveAttribute("href", "/forgot-password");
    expect(sent("POST /api/verify-reset-token")).toHaveLength(0);
  });

  it("calls a refused token invalid", async () => {
    open("/reset-password?token=old", {
      "POST /api/verify-reset-token": () => failure(400, "invalid_link", "This link is invalid or has expired."),
    });
    const heading = await screen.findByRole("heading", { name: "Invalid or Expired Link" });
    await waitFor(() => {
      expect(heading).toHaveFocus();
    });
  });

  it("does not call a link invalid because the server is down, and checks again on a press", async () => {
    let down = true;
    const { user } = open("/reset-password?token=t", {
      "POST /api/verify-reset-token": () =>
        down ? failure(503, "unavailable", "Please try again in a minute.") : done(),
    });
    expect(await screen.findByText("Please try again in a minute.")).toBeVisible();
    down = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("New password")).toBeVisible();
  });

  it("checks the rules before anything is sent", async () => {
    const { user, sent } = open("/reset-password?token=t", { "POST /api/verify-reset-token": done });
    await typeNewPassword(user, "abcdefgh", "abcdefg");
    expect(await screen.findByText("Password must contain at least one uppercase letter")).toBeVisible();
    expect(screen.getByText("Passwords do not match")).toBeVisible();
    expect(sent("POST /api/reset-password")).toHaveLength(0);
  });

  it("says that a reset failed and lets the person try again", async () => {
    const { user } = open("/reset-password?token=t", {
      "POST /api/verify-reset-token": done,
      "POST /api/reset-password": () => failure(500, "internal", "Something went wrong on our side."),
    });
    await typeNewPassword(user, "Abcdefg1");
    expect(await screen.findByRole("heading", { name: "Failed to reset password" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("New password")).toBeVisible();
  });

  it("shows the invalid link when it was spent in between", async () => {
    const { user } = open("/reset-password?token=t", {
      "POST /api/verify-reset-token": done,
      "POST /api/reset-password": () => failure(400, "invalid_link", "This link is invalid or has expired."),
    });
    await typeNewPassword(user, "Abcdefg1");
    expect(await screen.findByRole("heading", { name: "Invalid or Expired Link" })).toBeVisible();
  });
});

describe("/forgot-password", () => {
  it("confirms without telling whether the account exists", async () => {
    const { user, sent } = open("/forgot-password", { "POST /api/forgot-password": done });
    await user.type(await screen.findByLabelText("Email"), "mara@kite.example");
    await user.click(screen.getByRole("button", { name: "Send reset link" }));
    expect(await screen.findByRole("heading", { name: "Check your email" })).toHaveFocus();
    expect(screen.getByText(/If an account exists for/)).toBeVisible();
    expect(await screen.findByText(/This site does not send mail at the moment/)).toBeVisible();
    expect(sent("POST /api/forgot-password").map(({ json }) => json)).toEqual([{ email: "mara@kite.example" }]);
  });

  it("refuses what is no address", async () => {
    const { user, sent } = open("/forgot-password");
    await user.type(await screen.findByLabelText("Email"), "mara");
    await user.click(screen.getByRole("button", { name: "Send reset link" }));
    expect(await screen.findByText("Please enter a valid email address")).toBeVisible();
    expect(sent("POST /api/forgot-password")).toHaveLength(0);
  });

  it("says when the mail could not be sent", async () => {
    const { user } = open("/forgot-password", {
      "POST /api/forgot-password": () =>
        failure(429, "rate_limited", "Too many requests. Please try again in 5 minutes."),
    });
    await user.type(await screen.findByLabelText("Email"), "mara@kite.example");
    await user.click(screen.getByRole("button", { name: "Send reset link" }));
    expect(await screen.findByText("Failed to send reset instructions")).toBeVisible();
    expect(screen.getByText("Too many requests. Please try again in 5 minutes.")).toBeVisible();
  });
});
