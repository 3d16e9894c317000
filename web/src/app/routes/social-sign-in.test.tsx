import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, fakeApi } from "@/testing/fake-api.ts";
import { sessionRoutes } from "@/testing/fake-session.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { renderApp } from "@/testing/render-app.tsx";

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll("=", "");
const accessToken = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ sub: "u1", exp: 4_102_444_800 })}.c2ln`;

afterEach(() => {
  act(() => {
    setUser(null);
    dismissToast();
  });
  sessionStorage.clear();
});

// A separate test file, because the page requests the server's status only once.
it("turns a provider's way back into the session's cookies and keeps no token in the page", async () => {
  sessionStorage.setItem("caption-kite.social-sign-in-code-verifier", JSON.stringify("verifier"));
  const requests = fakeApi({
    ...sessionRoutes(null),
    "GET /api/status": () =>
      jsonResponse({
        writer: "model",
        mail: "smtp",
        socialProviders: ["google"],
        supabaseUrl: window.location.origin,
        supabaseKey: "publishable",
      }),
    "GET /api/caption-history": () => jsonResponse([]),
    "POST /auth/v1/token": () =>
      jsonResponse({
        access_token: accessToken,
        refresh_token: "refresh",
        token_type: "bearer",
        expires_in: 3600,
        user: { id: "u1", email: "mara@kite.example" },
      }),
    "POST /api/session": () => jsonResponse(fakeUser()),
  });
  renderApp("/auth?code=once");
  expect(await screen.findByText("Welcome back, mara!")).toBeVisible();
  const sent = (path: string) => requests.filter((request) => request.path === path).map(({ json }) => json);
  expect(sent("/auth/v1/token")).toEqual([{ auth_code: "once", code_verifier: "verifier" }]);
  expect(sent("/api/session")).toEqual([{ accessToken, refreshToken: "refresh" }]);
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe("/"));
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("refresh");
});

it("shows the configured providers' buttons and why a provider sent the person back", async () => {
  fakeApi(sessionRoutes(null));
  renderApp("/auth?error=access_denied&error_description=The+sign-in+was+cancelled");
  expect(await screen.findByRole("button", { name: /Google/ })).toBeVisible();
  expect(await screen.findByText("The sign-in was cancelled")).toBeVisible();
  expect(window.location.search).toBe("");
});
