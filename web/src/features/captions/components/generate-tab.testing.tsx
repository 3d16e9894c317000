import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { setUser } from "@/lib/session.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { fakeUser } from "@/testing/fake-user.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { clearForm } from "../caption-form.ts";
import GenerateTab from "./generate-tab.tsx";

/** For files that test the tab: a clipboard before each test, and no state of the tab after it. */
export function prepareGenerateTab(): void {
  // By design, a result is shown after half a second; a busy machine must not make that a failure.
  configure({ asyncUtilTimeout: 5000 });
  vi.setConfig({ testTimeout: 20_000 });
  beforeEach(() => {
    vi.stubGlobal(
      "navigator",
      Object.create(navigator, { clipboard: { value: { writeText: vi.fn(async () => {}) }, configurable: true } }),
    );
  });
  afterEach(() => {
    cleanup();
    setUser(null);
    clearForm();
    dismissToast();
    vi.unstubAllGlobals();
  });
}

let generations = 0;

/** The response to a generation, with an ID of its own. */
export const generated = (captions: string[], change: object = {}) => {
  generations += 1;
  return jsonResponse({
    id: `g${generations}`,
    keyword: "snow",
    platform: "general",
    captions,
    createdAt: "2026-11-21T08:00:00Z",
    writer: "model",
    usage: { used: 3, limit: 5, resetsAt: "2099-01-01T00:00:00.000Z" },
    ...change,
  });
};

/** Renders the Generate tab for a signed-in person. */
export function renderGenerateTab({ user = fakeUser(), address = "/" } = {}): void {
  setUser(user);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <GenerateTab />
        <ShowToasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Renders the Generate tab as `renderGenerateTab` does, with fake responses by route. */
export function show(routes: Record<string, FakeRoute> = {}, { user = fakeUser(), address = "/" } = {}) {
  const requests = fakeApi({
    "GET /api/status": () =>
      jsonResponse({ writer: "model", mail: "smtp", socialProviders: [], supabaseUrl: "", supabaseKey: "" }),
    "GET /api/user": () => jsonResponse(user),
    ...routes,
  });
  renderGenerateTab({ user, address });
  return { requests, generations: () => requests.filter(({ path }) => path === "/api/generate-caption") };
}

/** Clicks the button with this name. */
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
export const keyword = () => screen.getByLabelText("Keyword or topic");
export const toastText = () => screen.getByTestId("toast");
