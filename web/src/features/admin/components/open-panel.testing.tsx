import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { deleteSavedForms } from "../saved-forms.ts";
import AdminButton from "./admin-button.tsx";

/** A response of an unavailable server. */
export const down = () => failure(503, "unavailable", "The server is resting.");

export const social = "/api/admin/social-media";
const quiet: Record<string, FakeRoute> = {
  [`GET ${social}/auto-respond`]: () => jsonResponse({ enabled: false }),
  "GET /api/admin/promo-codes": () => jsonResponse([]),
  [`GET ${social}/posts`]: () => jsonResponse([]),
  [`GET ${social}/comments`]: () => jsonResponse([]),
  "GET /api/admin/activity-logs": () => jsonResponse([]),
  "GET /api/articles": () => jsonResponse([]),
  "GET /api/admin/hidden-trends": () => jsonResponse([]),
  "GET /api/admin/dead-letters": () => jsonResponse([]),
  "GET /api/admin/messages": () => jsonResponse([]),
};

/** Renders the admin button with fake responses and opens the panel, then the given tabs in order. */
export async function openPanel(routes: Record<string, FakeRoute> = {}, ...tabs: string[]) {
  const requests = fakeApi({ ...quiet, ...routes });
  const user = userEvent.setup();
  // As on the page: the main element takes the focus if the focused element is removed.
  render(
    <>
      <main id="main" tabIndex={-1} />
      <AdminButton />
      <ShowToasts />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Open admin panel" }));
  const panel = within(await screen.findByRole("dialog", { name: "Admin Panel" }));
  await panel.findByRole("tablist", { name: "Admin Panel" });
  for (const tab of tabs) await user.click(panel.getAllByRole("tab", { name: tab }).at(-1)!);
  const count = (call: string) => requests.filter(({ method, path }) => `${method} ${path}` === call).length;
  return { user, panel, requests, count };
}

/** Waits for the notification with `text`. */
export const findToast = (text: string) =>
  waitFor(() => {
    expect(screen.getByTestId("toast")).toHaveTextContent(text);
  });

/**
 * Resets the state that the panel keeps outside its components: cached responses, saved forms, the notification and the
 * clock.
 */
export function resetPanelState(): void {
  queryClient.clear();
  deleteSavedForms();
  dismissToast();
  vi.useRealTimers();
}
