import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { jsonResponse, fakeApi } from "@/testing/fake-api.ts";
import { sessionResponse, setSessionHint } from "@/testing/fake-session.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { renderApp } from "@/testing/render-app.tsx";

// A separate test file, because it needs the page's initial state, before it knows whether anybody is signed in.
it("shows no form to whoever turns out to be signed in", async () => {
  setSessionHint(true);
  let tell: (response: Response) => void = () => {};
  fakeApi({
    "GET /api/session": () =>
      new Promise<Response>((resolve) => {
        tell = resolve;
      }),
    "GET /api/status": () =>
      jsonResponse({ writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" }),
  });
  renderApp("/promo-code");
  // The frame is rendered, and its footer belongs to the page.
  await screen.findByRole("navigation", { name: "Legal" });
  expect(screen.queryByRole("textbox")).toBeNull();
  act(() => {
    tell(sessionResponse(fakeUser()));
  });
  await waitFor(() => {
    expect(window.location.pathname).toBe("/");
  });
});
