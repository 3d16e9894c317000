import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast } from "@/lib/toast.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { ShareControl } from "./share-control.tsx";

configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

const shared = { caption: "Salt & light ☀️\n#beach", keyword: "beach", platform: "instagram" } as const;

async function open() {
  render(
    <>
      <ShareControl shared={shared} />
      <ShowToasts />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  return screen.findByRole("dialog", { name: "Share this caption" });
}

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText: vi.fn(async () => {}) } } }));
  vi.stubGlobal("open", vi.fn());
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

it("offers every target, the caption's platform first, outside links without an opener", async () => {
  await open();
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.firstElementChild?.nextElementSibling?.firstElementChild?.textContent)).toEqual([
    "Instagram",
    "X",
    "Facebook",
    "LinkedIn",
    "WhatsApp",
    "TikTok",
    "Email",
  ]);
  for (const link of links.filter((link) => link.getAttribute("target") === "_blank"))
    expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(screen.getByRole("link", { name: /^Email/ })).not.toHaveAttribute("target");
});

it("copies before it opens a site that takes no text, and says so", async () => {
  await open();
  expect(screen.getByRole("link", { name: /^TikTok/ })).toHaveTextContent("Copies the caption, then opens TikTok");
  await userEvent.click(screen.getByRole("link", { name: /^TikTok/ }));
  await waitFor(() => {
    expect(window.open).toHaveBeenCalledWith("https://www.tiktok.com/upload", "_blank", "noopener,noreferrer");
  });
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith(shared.caption);
  expect(screen.getByTestId("toast")).toHaveTextContent("Caption copied");
});

it("copies nothing where the link carries the caption", async () => {
  await open();
  const link = screen.getByRole("link", { name: /^X/ });
  link.addEventListener("click", (event) => {
    event.preventDefault();
  });
  await userEvent.click(link);
  expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
});

it("copies text and link and shows it", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: /^Copy text/ }));
  expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(shared.caption);
  expect(await screen.findByRole("button", { name: /^Copied/ })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: /^Copy link/ }));
  expect(navigator.clipboard.writeText).toHaveBeenLastCalledWith(
    `${window.location.origin}/?keyword=beach&platform=instagram`,
  );
});

it("offers the device's own sheet only where there is one", async () => {
  await open();
  expect(screen.queryByRole("button", { name: /^More options/ })).toBeNull();
  cleanup();
  const share = vi.fn(async () => {
    throw new DOMException("closed", "AbortError");
  });
  vi.stubGlobal("navigator", Object.create(navigator, { share: { value: share } }));
  await open();
  await userEvent.click(screen.getByRole("button", { name: /^More options/ }));
  expect(share).toHaveBeenCalledWith({ text: shared.caption });
  expect(screen.queryByTestId("toast")).toBeNull();
});

it("closes by Escape and gives the focus back to its button", async () => {
  await open();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => {
    expect(screen.getByRole("button", { name: "Share" })).toHaveFocus();
  });
});
