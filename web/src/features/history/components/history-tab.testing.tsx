import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, vi } from "vitest";
import { queryClient } from "@/lib/query-client.ts";
import { dismissToast } from "@/lib/toast.ts";
import { fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import HistoryTab from "./history-tab.tsx";

/**
 * For files that test the tab: no observer of what is visible, which jsdom does not have, and no state after a test.
 */
export function prepareHistoryTab(): void {
  configure({ asyncUtilTimeout: 5000 });
  vi.setConfig({ testTimeout: 20_000 });
  beforeEach(() => {
    vi.stubGlobal("IntersectionObserver", undefined);
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    dismissToast();
    vi.unstubAllGlobals();
  });
}

/** One time for all, so that the ids decide the order, whenever the entries are made. */
const createdAt = new Date(Date.now() - 3.5 * 3_600_000).toISOString();

/** An entry as the API returns it. */
export const entry = (id: string, change: object = {}) => ({
  id,
  keyword: `keyword ${id}`,
  captions: [`Caption ${id}. #tag`],
  platform: "instagram",
  createdAt,
  ...change,
});

/** The header that leads to the next page. */
export const next = (cursor: string) => ({ link: `</api/caption-history?before=${cursor}>; rel="next"` });

/** Renders the History tab: `list` responds to the requests for its entries. Returns the requests. */
export function show(list: FakeRoute, others: Record<string, FakeRoute> = {}) {
  const requests = fakeApi({ "GET /api/caption-history": list, ...others });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <HistoryTab />
        <ShowToasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return requests;
}

export const toastText = () => screen.getByTestId("toast");

/** Clears the history and confirms it. */
export const confirmClear = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Clear History" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Clear History" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Clear History" }));
};
