import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answer, fakeApi } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { renderApp } from "@/testing/render-app.tsx";

// Alone in its file: it needs the page's own first state, before anybody was known.
it("shows no form to whoever turns out to be signed in", async () => {
  let tell: (answer: Response) => void = () => {};
  fakeApi({
    "GET /api/user": () => new Promise<Response>((resolve) => { tell = resolve; }),
    "GET /api/status": () => answer({ writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" }),
  });
  renderApp("/promo-code");
  // The frame is there and its footer belongs to the page itself.
  await screen.findByRole("navigation", { name: "Legal" });
  expect(screen.queryByRole("textbox")).toBeNull();
  act(() => { tell(answer(fakeUser())); });
  await waitFor(() => { expect(window.location.pathname).toBe("/"); });
});
