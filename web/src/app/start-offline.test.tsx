import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { jsonResponse, fakeApi } from "@/testing/fake-api.ts";
import { sessionResponse, setSessionHint } from "@/testing/fake-session.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { renderApp } from "@/testing/render-app.tsx";

// A separate test file, because it needs the page's initial state, before it knows whether anybody is signed in.
it("a start without a connection offers another try instead of calling the person a visitor", async () => {
  setSessionHint(true);
  let online = false;
  fakeApi({
    "GET /api/session": () => {
      if (!online) throw new TypeError("Failed to fetch");
      return sessionResponse(fakeUser());
    },
    "GET /api/status": () =>
      jsonResponse({ writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" }),
    "GET /api/user-tone": () => jsonResponse({ tone: "" }),
  });
  const { user } = renderApp("/?tab=account");
  expect(await screen.findByText("You seem to be offline. Please check your connection and try again.")).toBeVisible();
  online = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Profile Settings")).toBeVisible();
});
