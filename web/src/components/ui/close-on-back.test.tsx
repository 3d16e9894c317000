import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { dismissToast, toast } from "@/lib/toast.ts";
import { Toaster } from "../toaster.tsx";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from "./alert-dialog.tsx";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "./dialog.tsx";

afterEach(() => {
  vi.useRealTimers();
  act(() => dismissToast());
});

/**
 * A panel with a question above it. @param onFirm prevents the question from closing, and is called when it should have
 * closed
 */
function Nested({ onFirm }: { onFirm?: () => void }) {
  const [panel, setPanel] = useState(true);
  const [question, setQuestion] = useState(true);
  return (
    <>
      <Toaster />
      <Dialog open={panel} onOpenChange={setPanel}>
        <DialogContent>
          <DialogTitle>Panel</DialogTitle>
          <DialogDescription>Below</DialogDescription>
          <AlertDialog open={question} onOpenChange={onFirm ?? setQuestion}>
            <AlertDialogContent>
              <AlertDialogTitle>Question</AlertDialogTitle>
              <AlertDialogDescription>Above</AlertDialogDescription>
              <AlertDialogCancel>No</AlertDialogCancel>
            </AlertDialogContent>
          </AlertDialog>
        </DialogContent>
      </Dialog>
    </>
  );
}

const goBack = () => {
  act(() => {
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
};
const panel = () => screen.queryByText("Panel");
const question = () => screen.queryByText("Question");

it("going back closes what lies above and what lies below", async () => {
  render(<Nested />);
  await screen.findByText("Question");
  goBack();
  await waitFor(() => {
    expect(question()).toBeNull();
  });
  await waitFor(() => {
    expect(panel()).toBeNull();
  });
});

it("a question that must stay keeps what it is about", async () => {
  const onFirm = vi.fn();
  render(<Nested onFirm={onFirm} />);
  await screen.findByText("Question");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  goBack();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(onFirm).toHaveBeenCalledOnce();
  expect(question()).toBeVisible();
  expect(panel()).toBeVisible();
});

/** A panel with a form above it that asks before it closes. */
function Asking() {
  const [panel, setPanel] = useState(true);
  const [form, setForm] = useState(true);
  const [question, setQuestion] = useState(false);
  return (
    <Dialog open={panel} onOpenChange={setPanel}>
      <DialogContent>
        <DialogTitle>Panel</DialogTitle>
        <DialogDescription>Below</DialogDescription>
        <Dialog open={form} onOpenChange={() => setQuestion(true)}>
          <DialogContent>
            <DialogTitle>Form</DialogTitle>
            <DialogDescription>In between</DialogDescription>
            <AlertDialog open={question} onOpenChange={setQuestion}>
              <AlertDialogContent>
                <AlertDialogTitle>Question</AlertDialogTitle>
                <AlertDialogDescription>Above</AlertDialogDescription>
                <AlertDialogAction onClick={() => setForm(false)}>Discard</AlertDialogAction>
              </AlertDialogContent>
            </AlertDialog>
          </DialogContent>
        </Dialog>
      </DialogContent>
    </Dialog>
  );
}

it("a quick answer to the question of a dialog closes nothing below that dialog", async () => {
  render(<Asking />);
  await screen.findByText("Form");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  goBack();
  await act(() => vi.advanceTimersByTimeAsync(50));
  fireEvent.click(screen.getByRole("button", { name: "Discard" }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText("Form")).toBeNull();
  expect(panel()).toBeVisible();
});

it("a notification is in the way of neither going back nor Escape", async () => {
  render(<Nested />);
  act(() => {
    toast({ title: "Saved" });
  });
  await screen.findAllByText("Saved");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => {
    expect(question()).toBeNull();
  });
  expect(panel()).toBeVisible();

  act(() => {
    toast({ title: "Saved again" });
  });
  await screen.findAllByText("Saved again");
  goBack();
  await waitFor(() => {
    expect(panel()).toBeNull();
  });
});
