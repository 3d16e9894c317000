import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from "./alert-dialog.tsx";

/** A page with a button that opens a question; `spent` removes the button while the question is open. */
function Asking({ spent }: { spent: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      {!(open && spent) && (
        <button
          type="button"
          onClick={() => {
            setOpen(true);
          }}
        >
          Ask
        </button>
      )}
      <AlertDialog open={open} onOpenChange={setOpen}>
        <AlertDialogContent>
          <AlertDialogTitle>Sure?</AlertDialogTitle>
          <AlertDialogDescription>It cannot be undone.</AlertDialogDescription>
          <AlertDialogCancel>No</AlertDialogCancel>
        </AlertDialogContent>
      </AlertDialog>
    </main>
  );
}

async function askAndLeave(spent: boolean) {
  render(<Asking spent={spent} />);
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  await userEvent.click(await screen.findByRole("button", { name: "No" }));
}

it("gives the focus back to what opened the dialog", async () => {
  await askAndLeave(false);
  await waitFor(() => {
    expect(screen.getByRole("button", { name: "Ask" })).toHaveFocus();
  });
});

it("gives it to the page's main part when that is gone", async () => {
  await askAndLeave(true);
  await waitFor(() => {
    expect(screen.getByRole("main")).toHaveFocus();
  });
});
