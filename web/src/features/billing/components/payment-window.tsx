import { useEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { overlayStyles } from "@/components/ui/dialog-styles.ts";

/**
 * The window around a payment. It makes the page behind it inert by itself, because a modal dialog would also block the
 * bank's 3-D Secure frame, which Stripe shows above the page. A click outside does not close it, so that a typed card
 * is not lost; the back button does, except during a payment.
 */
export function PaymentWindow({
  closable,
  onClose,
  children,
}: {
  closable: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = "hidden";
    return () => {
      style.overflow = before;
    };
  }, []);

  return (
    <Dialog
      modal={false}
      open
      onClose={() => {
        if (closable) onClose();
      }}
    >
      {createPortal(<div className={overlayStyles} data-state="open" />, document.body)}
      <DialogContent
        aria-modal="true"
        onInteractOutside={(event) => {
          event.preventDefault();
        }}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
