import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast } from "@/lib/toast.ts";
import { ShowToasts } from "@/testing/show-toasts.tsx";
import { CopyButton } from "./copy-button.tsx";

const writeText = vi.fn<(text: string) => Promise<void>>();
const useClipboard = (clipboard: object | undefined) => {
  vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: clipboard } }));
};
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

async function press() {
  render(
    <>
      <CopyButton text="Salt & light ☀️" />
      <ShowToasts />
    </>,
  );
  fireEvent.click(screen.getByRole("button"));
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset();
  writeText.mockResolvedValue();
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "execCommand");
});

it("copies, says so, and shows it for two seconds", async () => {
  useClipboard({ writeText });
  await press();
  expect(writeText).toHaveBeenCalledWith("Salt & light ☀️");
  expect(screen.getByTestId("toast")).toHaveTextContent("Caption copied");
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.getByRole("button")).toHaveTextContent("Copied");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("button")).toHaveTextContent(/^Copy$/);
});

it.each([
  ["is missing, as on plain http", undefined],
  ["is refused", { writeText }],
])("selects and copies when the clipboard %s", async (_, clipboard) => {
  writeText.mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  useClipboard(clipboard);
  let copied = "";
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  await press();
  expect(copied).toBe("Salt & light ☀️");
  expect(screen.getByRole("button")).toHaveTextContent("Copied");
  expect(document.querySelector("textarea")).toBeNull();
});

it("says what to do when nothing can copy", async () => {
  useClipboard(undefined);
  await press();
  expect(screen.getByTestId("toast")).toHaveTextContent("Could not copy / Select the caption and copy it by hand.");
  expect(screen.getByRole("button")).toHaveTextContent(/^Copy$/);
});
