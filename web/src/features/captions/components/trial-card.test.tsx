import { act, cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast } from "@/lib/toast.ts";
import { jsonResponse, failure, fakeApi, type FakeRoute } from "@/testing/fake-api.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import TrialCard from "./trial-card.tsx";

configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

const written = () => jsonResponse({ caption: "Ice first, questions later.", writer: "model" });

function show(route: FakeRoute = written) {
  const requests = fakeApi({ "POST /api/generate-free-caption": route });
  render(
    <MemoryRouter>
      <TrialCard />
      <ShowToasts />
    </MemoryRouter>,
  );
  return requests;
}
const keyword = () => screen.getByLabelText("Keyword or topic");
const button = () => screen.getByRole("button", { name: "Write my free caption" });
const toastText = () => screen.getByTestId("toast");

async function write() {
  await userEvent.type(keyword(), "iced coffee");
  await userEvent.click(button());
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 18, 30) });
});
afterEach(() => {
  // What the page remembers in memory is discarded when another tab clears the storage.
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
  });
  cleanup();
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

it("asks for a keyword before it asks the server", async () => {
  const requests = show();
  await userEvent.click(button());
  expect(await screen.findByText("Please enter a keyword or topic for your caption.")).toBeVisible();
  await waitFor(() => {
    expect(keyword()).toHaveFocus();
  });
  expect(requests).toHaveLength(0);
});

it("shows the caption, stores the moment and waits for local midnight", async () => {
  const requests = show();
  await userEvent.selectOptions(screen.getByLabelText("Platform"), "tiktok");
  await write();
  expect(await screen.findByText("Ice first, questions later.")).toBeVisible();
  expect(requests[0]!.json).toEqual({ keyword: "iced coffee", platform: "tiktok" });
  expect(localStorage.getItem("lastFreeCaption")).toBe(new Date(2026, 10, 21, 18, 30).toISOString());
  expect(screen.getByText("5h 30m")).toBeVisible();
  for (const control of [keyword(), screen.getByLabelText("Platform"), button()]) expect(control).toBeDisabled();
});

it("is spent from the start when today's caption is stored, and free again the day after", () => {
  localStorage.setItem("lastFreeCaption", new Date(2026, 10, 21, 0, 5).toISOString());
  show();
  expect(button()).toBeDisabled();
  vi.setSystemTime(new Date(2026, 10, 22, 0, 0, 1));
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect(button()).toBeEnabled();
});

it.each(["garbage", new Date(2026, 11, 24).toISOString()])("is free with %j stored", (stored) => {
  localStorage.setItem("lastFreeCaption", stored);
  show();
  expect(button()).toBeEnabled();
});

it("hears that another tab has spent it", () => {
  show();
  localStorage.setItem("lastFreeCaption", new Date().toISOString());
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "lastFreeCaption" }));
  });
  expect(button()).toBeDisabled();
});

it("asks nothing when another tab has spent it without a word", async () => {
  const requests = show();
  await userEvent.type(keyword(), "iced coffee");
  vi.spyOn(Storage.prototype, "getItem").mockReturnValue(new Date().toISOString());
  await userEvent.click(button());
  await waitFor(() => {
    expect(toastText()).toHaveTextContent(
      "Daily Limit Reached / You've reached your free caption limit for today. Sign up for more!",
    );
  });
  expect(requests).toHaveLength(0);
});

it("remembers on this page where the browser forbids storage", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  show();
  await write();
  await screen.findByText("Ice first, questions later.");
  expect(button()).toBeDisabled();
});

it("says that the limit is reached when the server says so", async () => {
  show(() => failure(429, "daily_limit_reached", "No more."));
  await write();
  await waitFor(() => {
    expect(toastText()).toHaveTextContent(
      "Daily Limit Reached / You've reached your free caption limit for today. Sign up for more!",
    );
  });
});

it("says that it failed, spends nothing and keeps the keyword", async () => {
  show(() => failure(502, "model_failed", "Broken."));
  await write();
  await waitFor(() => {
    expect(toastText()).toHaveTextContent("Failed to Generate / Something went wrong. Please try again later.");
  });
  expect(localStorage.getItem("lastFreeCaption")).toBeNull();
  expect(keyword()).toHaveValue("iced coffee");
  expect(button()).toBeEnabled();
});

it("shows the caption of today again after a reload, and not the one of yesterday", async () => {
  show();
  await write();
  await screen.findByText("Ice first, questions later.");
  cleanup();
  show();
  expect(await screen.findByText("Ice first, questions later.")).toBeVisible();
  cleanup();
  vi.setSystemTime(new Date(2026, 10, 22, 8, 0));
  show();
  expect(screen.queryByText("Ice first, questions later.")).toBeNull();
});

it("waits until the server's day ends when others at the address have used its captions", async () => {
  show(() => failure(429, "daily_limit_reached", "You've reached your free caption limit for today."));
  await write();
  await waitFor(() => {
    expect(button()).toBeDisabled();
  });
  expect(screen.getByText(/^\d+h \d+m$/)).toBeVisible();
  cleanup();
  show();
  expect(button()).toBeDisabled();
});

it("does not leave the last failure beside a caption", async () => {
  let failures = 1;
  show(() => (failures-- > 0 ? failure(503, "unavailable", "Later.") : written()));
  await write();
  await waitFor(() => {
    expect(toastText()).toHaveTextContent("Failed to Generate");
  });
  await userEvent.click(button());
  expect(await screen.findByText("Ice first, questions later.")).toBeVisible();
  expect(screen.queryByTestId("toast")).toBeNull();
});
