import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { referenceToastMs, toastMs } from "@contract/rules/display.ts";
import { dismissFailure, dismissToast, toast, visibleToast } from "@/lib/toast.ts";
import { Toaster } from "./toaster.tsx";

afterEach(() => {
  vi.useRealTimers();
  act(() => dismissToast());
});

const shown = () => screen.queryAllByRole("button", { name: "Close" });

describe("notifications", () => {
  it("show one at a time, the newest", async () => {
    render(<Toaster />);
    act(() => {
      toast({ title: "First" });
    });
    await screen.findByText("First");
    act(() => {
      toast({ title: "Second", description: "And why" });
    });
    expect(await screen.findByText("Second")).toBeVisible();
    expect(screen.getByText("And why")).toBeVisible();
    expect(screen.queryByText("First")).not.toBeInTheDocument();
    expect(shown()).toHaveLength(1);
  });

  it("show again what was replaced before it could be read, and not what was read", () => {
    vi.useFakeTimers();
    toast({ title: "First" });
    toast({ title: "Second" });
    expect(visibleToast()?.title).toBe("Second");
    vi.advanceTimersByTime(2000);
    toast({ title: "Third" });
    dismissToast(visibleToast()?.id);
    expect(visibleToast()).toMatchObject({ title: "First", duration: toastMs });
    dismissToast(visibleToast()?.id);
    expect(visibleToast()).toBeNull();
  });

  it("show the same text once", () => {
    toast({ title: "Copied" });
    toast({ title: "Broken", variant: "destructive" });
    toast({ title: "Copied" });
    dismissToast(visibleToast()?.id);
    expect(visibleToast()?.title).toBe("Broken");
    dismissToast(visibleToast()?.id);
    expect(visibleToast()).toBeNull();
  });

  it("show a replaced failure again while its reference can be copied, unless another attempt begins", () => {
    vi.useFakeTimers();
    const fail = () =>
      toast({ title: "Broken", description: "Sorry. Reference: 7f9c24e8-3b12", variant: "destructive" });
    fail();
    vi.advanceTimersByTime(4000);
    toast({ title: "Copied" });
    dismissToast(visibleToast()?.id);
    expect(visibleToast()).toMatchObject({ title: "Broken", duration: referenceToastMs - 4000 });
    toast({ title: "Copied" });
    dismissFailure();
    dismissToast(visibleToast()?.id);
    expect(visibleToast()).toBeNull();
  });

  it("go after 5000 ms", async () => {
    render(<Toaster />);
    act(() => {
      toast({ title: "Warm" });
    });
    await screen.findByText("Warm");
    act(() => dismissToast());
    vi.useFakeTimers();
    act(() => {
      toast({ title: "Timed" });
    });
    act(() => {
      vi.advanceTimersByTime(4900);
    });
    expect(screen.getAllByText("Timed").length).toBeGreaterThan(0);
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(shown()).toHaveLength(0);
  });

  it("show a failure's reference apart, and copy it", async () => {
    const user = userEvent.setup();
    render(<Toaster />);
    act(() => {
      toast({ title: "Not sent", description: "It broke. Reference: 7f9c24e8-3b12", variant: "destructive" });
    });
    expect(await screen.findByText("It broke.")).toBeVisible();
    expect(screen.getByText("7f9c24e8-3b12")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Copy reference" }));
    expect(await navigator.clipboard.readText()).toBe("7f9c24e8-3b12");
    expect(screen.getByRole("button", { name: "Copied" })).toBeVisible();
  });

  it("stay longer when there is a reference to copy", async () => {
    render(<Toaster />);
    act(() => {
      toast({ title: "Warm" });
    });
    await screen.findByText("Warm");
    act(() => dismissToast());
    vi.useFakeTimers();
    act(() => {
      toast({ title: "Timed", description: "It broke. Reference: 7f9c24e8-3b12" });
    });
    act(() => {
      vi.advanceTimersByTime(19_900);
    });
    expect(shown()).toHaveLength(1);
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(shown()).toHaveLength(0);
  });

  it("take the focus on F8", async () => {
    render(<Toaster />);
    act(() => {
      toast({ title: "Here" });
    });
    await screen.findByText("Here");
    await userEvent.keyboard("[F8]");
    expect(screen.getByRole("region", { name: /F8/ })).toContainElement(document.activeElement as HTMLElement);
  });

  it.each([
    [49, 1],
    [51, 0],
  ])("swiped %d px to the right: %d left", async (distance, left) => {
    render(<Toaster />);
    act(() => {
      toast({ title: "Swipe" });
    });
    const item = (await screen.findByText("Swipe")).closest("li")!;
    item.setPointerCapture = () => {};
    item.releasePointerCapture = () => {};
    fireEvent.pointerDown(item, { button: 0, clientX: 0, clientY: 0, pointerType: "touch" });
    fireEvent.pointerMove(item, { clientX: 20, clientY: 0, pointerType: "touch" });
    fireEvent.pointerMove(item, { clientX: distance, clientY: 0, pointerType: "touch" });
    fireEvent.pointerUp(item, { clientX: distance, clientY: 0, pointerType: "touch" });
    expect(shown()).toHaveLength(left);
  });

  it("are red when destructive and announced at once", async () => {
    render(<Toaster />);
    act(() => {
      toast({ title: "Broken", variant: "destructive" });
    });
    const item = (await screen.findByText("Broken")).closest("li")!;
    expect(item.className).toContain("bg-destructive");
    expect(await screen.findByRole("status")).toHaveAttribute("aria-live", "assertive");
  });

  it("offer an action by keyboard, and go when it is pressed", async () => {
    const undo = vi.fn();
    render(<Toaster />);
    act(() => {
      toast({ title: "Deleted", action: { label: "Undo", onPress: undo } });
    });
    await screen.findByText("Deleted");
    // F8 goes to the region, the first Tab to the notification itself.
    await userEvent.keyboard("[F8]");
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.keyboard("[Enter]");
    expect(undo).toHaveBeenCalledOnce();
    expect(shown()).toHaveLength(0);
  });

  it("wait for somebody who has the focus in them", async () => {
    render(<Toaster />);
    act(() => {
      toast({ title: "Warm" });
    });
    await screen.findByText("Warm");
    act(() => dismissToast());
    vi.useFakeTimers();
    act(() => {
      toast({ title: "Waits", duration: 10_000, action: { label: "Undo", onPress: () => {} } });
    });
    act(() => {
      screen.getByRole("button", { name: "Undo" }).focus();
    });
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(shown()).toHaveLength(1);
  });

  it("close by their button", async () => {
    render(<Toaster />);
    act(() => {
      toast({ title: "Close me" });
    });
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    expect(screen.queryByText("Close me")).not.toBeInTheDocument();
  });
});
