import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { User } from "@contract/wire/accounts.ts";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { sessionRoutes } from "@/testing/fake-session.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { renderApp } from "@/testing/render-app.tsx";
// Loaded on demand by the page; here beforehand, so that no notification runs out while a busy machine transforms it.
import "./home.tsx";

const noProviders = () =>
  jsonResponse({ writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" });

function open(path: string, routes: Record<string, FakeRoute> = {}, signedIn: User | null = null) {
  const requests = fakeApi({
    ...sessionRoutes(signedIn),
    "GET /api/status": noProviders,
    "GET /api/caption-history": () => jsonResponse([]),
    // Without it, a failure would replace the notification that welcomes.
    "GET /api/user-tone": () => jsonResponse({ tone: "" }),
    ...routes,
  });
  return {
    requests,
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

const loginForm = () => screen.findByRole("form", { name: "Login" });
const signUpForm = () => screen.findByRole("form", { name: "Sign Up" });

describe("/auth, Login", () => {
  it("names what is wrong, ties it to the fields and goes to the first", async () => {
    const { user, sent } = open("/auth");
    const form = within(await loginForm());
    await user.click(form.getByRole("button", { name: "Login" }));
    expect(await form.findByText("Please enter a valid email address")).toBeVisible();
    expect(form.getByText("Password must be at least 6 characters")).toBeVisible();
    expect(form.getByText("You must accept the terms and conditions to continue")).toBeVisible();
    const email = form.getByLabelText("Email");
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription("Please enter a valid email address");
    expect(email).toBeInvalid();
    expect(form.getByRole("checkbox")).toHaveAccessibleDescription(
      "You must accept the terms and conditions to continue",
    );
    expect(sent("POST /api/login")).toHaveLength(0);
  });

  it("marks the password when the server does not accept it", async () => {
    const { user } = open("/auth", {
      "POST /api/login": () => failure(401, "invalid_credentials", "The email or the password is wrong."),
    });
    const form = within(await loginForm());
    await user.type(form.getByLabelText("Email"), "ann@example.com");
    await user.type(form.getByLabelText("Password"), "secret-2");
    await user.click(form.getByRole("checkbox"));
    await user.click(form.getByRole("button", { name: "Login" }));
    await waitFor(() => {
      expect(form.getByLabelText("Password")).toHaveAccessibleDescription("The email or the password is wrong.");
    });
    expect(form.getByLabelText("Password")).toHaveFocus();
  });

  it("leads the person back whose session ended, and nobody else to where that person was", async () => {
    const other = fakeUser({ id: "22222222-2222-4222-8222-222222222222" });
    for (const [next, search] of [
      [fakeUser(), "?tab=account"],
      [other, ""],
    ] as const) {
      const { unmount } = open("/?tab=account", {}, fakeUser());
      await screen.findByRole("tab", { name: "Account", selected: true });
      act(() => {
        setUser(null);
      });
      await loginForm();
      act(() => {
        setUser(next);
      });
      await waitFor(() => {
        expect(window.location.pathname + window.location.search).toBe(`/${search}`);
      });
      act(() => {
        setUser(null);
      });
      unmount();
    }
  });

  it("clears a message as soon as its field is right", async () => {
    const { user } = open("/auth");
    const form = within(await loginForm());
    await user.click(form.getByRole("button", { name: "Login" }));
    await form.findByText("Please enter a valid email address");
    await user.type(form.getByLabelText("Email"), "mara@kite.example");
    expect(form.queryByText("Please enter a valid email address")).not.toBeInTheDocument();
    expect(form.getByText("Password must be at least 6 characters")).toBeVisible();
  });

  it("signs in, welcomes by name and brings the person to where they wanted to go", async () => {
    const { user, sent } = open("/?tab=account", { "POST /api/login": () => jsonResponse(fakeUser()) });
    const form = within(await loginForm());
    expect(window.location.pathname).toBe("/auth");
    await user.type(form.getByLabelText("Email"), " Mara@Kite.example ");
    await user.type(form.getByLabelText("Password"), "secret-1");
    await user.click(form.getByRole("checkbox"));
    await user.click(form.getByRole("button", { name: "Login" }));
    expect(await screen.findByText("Welcome back, mara!")).toBeVisible();
    expect(await screen.findByText("Profile Settings")).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe("/?tab=account");
    expect(sent("POST /api/login").map(({ json }) => json)).toEqual([
      { email: "mara@kite.example", password: "secret-1", termsAccepted: true },
    ]);
  });

  it("says why it failed and keeps what was typed", async () => {
    const { user } = open("/auth", {
      "POST /api/login": () => failure(401, "invalid_credentials", "Invalid email or password"),
    });
    const form = within(await loginForm());
    await user.type(form.getByLabelText("Email"), "mara@kite.example");
    await user.type(form.getByLabelText("Password"), "secret-1");
    await user.click(form.getByRole("checkbox"));
    await user.click(form.getByRole("button", { name: "Login" }));
    const notifications = screen.getByRole("region", { name: /Notifications/ });
    const reason = await within(notifications).findByText("Invalid email or password");
    expect(reason.closest("li")?.className).toContain("bg-destructive");
    expect(form.getByLabelText("Email")).toHaveValue("mara@kite.example");
  });

  it("sends once however often it is pressed", async () => {
    let respond: (response: Response) => void = () => {};
    const { user, sent } = open("/auth", {
      "POST /api/login": () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    });
    const form = within(await loginForm());
    await user.type(form.getByLabelText("Email"), "mara@kite.example");
    await user.type(form.getByLabelText("Password"), "secret-1");
    await user.click(form.getByRole("checkbox"));
    await user.dblClick(form.getByRole("button", { name: "Login" }));
    const element = await loginForm();
    // Two events in the same tick, before the busy state can be rendered.
    act(() => {
      fireEvent.submit(element);
      fireEvent.submit(element);
    });
    await waitFor(() => expect(sent("POST /api/login")).toHaveLength(1));
    await act(async () => respond(failure(500, "internal", "Something went wrong on our side. Please try again.")));
    expect(sent("POST /api/login")).toHaveLength(1);
  });

  it("shows and hides the password", async () => {
    const { user } = open("/auth");
    const form = within(await loginForm());
    expect(form.getByLabelText("Password")).toHaveAttribute("type", "password");
    await user.click(form.getByRole("button", { name: "Show password" }));
    expect(form.getByLabelText("Password")).toHaveAttribute("type", "text");
    expect(form.getByRole("button", { name: "Hide password" })).toHaveAttribute("aria-pressed", "true");
  });

  it("opens the terms in a tab of their own", async () => {
    open("/auth");
    const link = within(await loginForm()).getByRole("link", { name: /terms and conditions/ });
    expect(link).toHaveAttribute("href", "/terms");
    expect(link).toHaveAttribute("target", "_blank");
  });
});

describe("/auth, Sign Up", () => {
  it("creates the account without sending the confirmation", async () => {
    const { user, sent } = open("/auth?tab=signup", { "POST /api/register": () => jsonResponse(fakeUser(), 201) });
    const form = within(await signUpForm());
    await user.type(form.getByLabelText("Username"), "mara");
    await user.type(form.getByLabelText("Email"), "mara@kite.example");
    await user.type(form.getByLabelText("Password"), "secret-1");
    await user.type(form.getByLabelText("Confirm password"), "secret-1");
    await user.click(form.getByRole("checkbox"));
    await user.click(form.getByRole("button", { name: "Create account" }));
    expect(await screen.findByText("Your account has been created!")).toBeVisible();
    expect(sent("POST /api/register").map(({ json }) => json)).toEqual([
      { username: "mara", email: "mara@kite.example", password: "secret-1", termsAccepted: true },
    ]);
  });

  it("says where the link is that confirms a new account, and lets the address be corrected", async () => {
    const message = "Your account has been created. Please confirm your email address.";
    const { user } = open("/auth?tab=signup", {
      "POST /api/register": () => failure(403, "confirmation_required", message),
    });
    const form = within(await signUpForm());
    await user.type(form.getByLabelText("Username"), "mara");
    await user.type(form.getByLabelText("Email"), "mara@kite.example");
    await user.type(form.getByLabelText("Password"), "secret-1");
    await user.type(form.getByLabelText("Confirm password"), "secret-1");
    await user.click(form.getByRole("checkbox"));
    await user.click(form.getByRole("button", { name: "Create account" }));
    const notice = within(await screen.findByRole("region", { name: "Check your email" }));
    expect(notice.getByRole("heading")).toHaveFocus();
    expect(notice.getByText("mara@kite.example")).toBeVisible();
    expect(screen.queryByText("Registration failed")).toBeNull();
    expect(screen.queryByRole("form", { name: "Sign Up" })).toBeNull();

    await user.click(notice.getByRole("button", { name: "Use another address" }));
    expect(within(await signUpForm()).getByLabelText("Email")).toHaveValue("mara@kite.example");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    await user.click(await screen.findByRole("button", { name: "Go to login" }));
    const login = within(await loginForm());
    expect(login.getByLabelText("Email")).toHaveValue("mara@kite.example");
    expect(login.getByLabelText("Password"), "not kept in a form that is left").toHaveValue("");
  });

  it("puts a server's message at its field until the field changes", async () => {
    const taken = {
      message: "This email address already has an account.",
      code: "email_taken",
      details: { fields: { email: "Already in use" } },
    };
    const { user } = open("/auth?tab=signup", { "POST /api/register": () => jsonResponse(taken, 409) });
    const form = within(await signUpForm());
    await user.type(form.getByLabelText("Username"), "mara");
    await user.type(form.getByLabelText("Email"), "mara@kite.example");
    await user.type(form.getByLabelText("Password"), "secret-1");
    await user.type(form.getByLabelText("Confirm password"), "secret-1");
    await user.click(form.getByRole("checkbox"));
    await user.click(form.getByRole("button", { name: "Create account" }));
    expect(await form.findByText("Already in use")).toBeVisible();
    expect(form.getByLabelText("Email")).toHaveFocus();
    await user.type(form.getByLabelText("Email"), "x");
    expect(form.queryByText("Already in use")).not.toBeInTheDocument();
  });

  it("keeps what was typed when the tab is changed, in the address too", async () => {
    const { user } = open("/auth");
    await user.type(within(await loginForm()).getByLabelText("Email"), "mara@kite.example");
    await user.click(screen.getByRole("tab", { name: "Login" }));
    await user.keyboard("{ArrowRight}");
    expect(within(await signUpForm()).getByLabelText("Email")).toHaveValue("mara@kite.example");
    expect(window.location.search).toBe("?tab=signup");
    expect(screen.getByRole("tab", { name: "Sign Up" })).toHaveFocus();
  });
});
