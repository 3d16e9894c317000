import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog.tsx";
import { TooltipLayer } from "./tooltip-layer.tsx";

beforeEach(() => {
  // The test's document has no layout: a text is as wide as its element's class makes it.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, this.className === "sr-only" ? 1 : 40, 20);
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function show() {
  render(
    <>
      <button type="button" aria-label="Send">
        <svg />
      </button>
      <button type="button" aria-label="Copy the caption">
        <svg />
        Copy
      </button>
      <button type="button">
        <svg />
        <span className="sr-only">Favorite</span>
      </button>
      <TooltipLayer />
    </>,
  );
  return {
    icon: screen.getByRole("button", { name: "Send" }),
    worded: screen.getByRole("button", { name: "Copy the caption" }),
    labelled: screen.getByRole("button", { name: "Favorite" }),
  };
}

const over = (element: Element, pointerType = "mouse") => {
  fireEvent(element, Object.assign(new MouseEvent("pointerover", { bubbles: true }), { pointerType }));
};
/** Lets time pass, and what is loaded on demand arrive. */
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.dynamicImportSettled();
  });

it("says what an icon does after 700 ms of rest on it, not sooner", async () => {
  const { icon } = show();
  over(icon.querySelector("svg")!);
  await pass(690);
  expect(screen.queryByRole("tooltip", { hidden: true })).not.toBeInTheDocument();
  await pass(20);
  expect(screen.getByRole("tooltip", { hidden: true })).toHaveTextContent("Send");
});

it("is hidden from screen readers, which have said the name already", async () => {
  const { icon } = show();
  over(icon);
  await pass(710);
  expect(screen.getByText("Send")).toBeVisible();
  expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
});

it("says the words that an icon has for screen readers only", async () => {
  const { labelled } = show();
  over(labelled);
  await pass(710);
  expect(screen.getByRole("tooltip", { hidden: true })).toHaveTextContent("Favorite");
});

it("goes with the pointer, and with a press", async () => {
  const { icon } = show();
  over(icon);
  await pass(710);
  expect(screen.getByRole("tooltip", { hidden: true })).toBeVisible();
  over(document.body);
  expect(screen.queryByRole("tooltip", { hidden: true })).not.toBeInTheDocument();
  over(icon);
  fireEvent.pointerDown(icon);
  await pass(1000);
  expect(screen.queryByRole("tooltip", { hidden: true })).not.toBeInTheDocument();
});

it("leaves controls with words of their own and touch alone", async () => {
  const { icon, worded } = show();
  over(worded);
  over(icon, "touch");
  await pass(1000);
  expect(screen.queryByRole("tooltip", { hidden: true })).not.toBeInTheDocument();
});

it("does not keep Escape from the dialog below it", async () => {
  const close = vi.fn();
  render(
    <>
      <TooltipLayer />
      <Dialog open onOpenChange={close}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>Settings</DialogTitle>
        </DialogContent>
      </Dialog>
    </>,
  );
  over(screen.getByRole("button", { name: "Close" }));
  await pass(710);
  expect(screen.getByRole("tooltip", { hidden: true })).toBeVisible();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(close).toHaveBeenCalledWith(false);
  expect(screen.queryByRole("tooltip", { hidden: true })).not.toBeInTheDocument();
});
