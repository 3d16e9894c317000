import { useEffect, useEffectEvent, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { Dialog, DialogContent } from "@/components/ui/dialog.tsx";
import { overlayStyles } from "@/components/ui/dialog-styles.ts";
import { useReturnFocus } from "../use-return-focus.ts";

/**
 * The window around a payment. It keeps the page behind it out of reach itself: a modal one would also lock out the
 * bank's 3-D Secure frame, which Stripe lays over the page. A click beside it closes nothing, so no typed card is lost; the back
 * button does, except during a payment.
 */
export function PaymentWindow({ closable, onClose, children }: { closable: boolean; onClose: () => void; children: ReactNode }) {
  const returnFocus = useReturnFocus();
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = "hidden";
    return () => { style.overflow = before; };
  }, []);

  const handleBack = useEffectEvent(() => { if (closable) onClose(); });
  useEffect(() => {
    const listener = () => { handleBack(); };
    window.addEventListener("popstate", listener);
    return () => { window.removeEventListener("popstate", listener); };
  }, []);

  return (
    <Dialog modal={false} open onOpenChange={(open) => { if (!open && closable) onClose(); }}>
      {createPortal(<div className={overlayStyles} data-state="open" />, document.body)}
      <DialogContent aria-modal="true" onInteractOutside={(event) => { event.preventDefault(); }} onCloseAutoFocus={returnFocus}>
        {children}
      </DialogContent>
    </Dialog>
  );
}
