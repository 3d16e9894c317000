import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { captureInstallPrompt } from "@/lib/install-prompt.ts";
import { InstallHelper } from "./install-helper.tsx";

function as(userAgent: string, extra: object = {}) {
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, { userAgent: { value: userAgent }, maxTouchPoints: { value: 5 }, ...extra }),
  );
}

async function open() {
  render(<InstallHelper />);
  await userEvent.click(screen.getByRole("button", { name: "Add to Home" }));
  return within(await screen.findByRole("dialog", { name: "Add to Home Screen" }));
}

beforeEach(() => {
  window.localStorage.clear();
});
afterEach(() => {
  window.dispatchEvent(new Event("appinstalled"));
});

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)", "iPhone and iPad", /Share button/],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0", "Android", /three dots/],
  ["Mozilla/5.0 (Windows NT 10.0; rv:133.0) Firefox/133.0", "Other devices", /browser's menu/],
])("tells %s how", async (userAgent, title, step) => {
  as(userAgent);
  const dialog = await open();
  expect(dialog.getByRole("heading", { name: title })).toBeVisible();
  expect(dialog.getByText(step)).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Install now" })).not.toBeInTheDocument();
});

it("returns the focus when the dialog closes", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Got it" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Add to Home" })).toHaveFocus());
});

it("stays hidden after it was dismissed", async () => {
  const { unmount } = render(<InstallHelper />);
  await userEvent.click(screen.getByRole("button", { name: "Hide Add to Home" }));
  expect(screen.queryByRole("button", { name: "Add to Home" })).not.toBeInTheDocument();
  unmount();
  render(<InstallHelper />);
  expect(screen.queryByRole("button", { name: "Add to Home" })).not.toBeInTheDocument();
});

it("is not shown if the site already runs as an app", () => {
  as("Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)", { standalone: { value: true } });
  render(<InstallHelper />);
  expect(screen.queryByRole("button", { name: "Add to Home" })).not.toBeInTheDocument();
});

it("offers the browser's own prompt, if there is one, once", async () => {
  captureInstallPrompt();
  const prompt = vi.fn(async () => ({ outcome: "accepted" as const }));
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  const dialog = await open();
  act(() => {
    window.dispatchEvent(offer);
  });
  expect(offer.defaultPrevented).toBe(true);
  await userEvent.click(dialog.getByRole("button", { name: "Install now" }));
  expect(prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Add to Home" })).not.toBeInTheDocument());
});
