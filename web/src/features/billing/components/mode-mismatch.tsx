import { AlertIcon } from "@/components/icons.tsx";
import { Button } from "@/components/ui/button.tsx";
import { DialogFooter, DialogTitle } from "@/components/ui/dialog.tsx";
import { billingTexts } from "../billing-texts.ts";

/** The page and the server are configured for different payment modes, so no payment is possible. */
export function ModeMismatch({ sentence, onClose }: { sentence: string; onClose: () => void }) {
  return (
    <>
      <DialogTitle>{billingTexts.upgrade}</DialogTitle>
      <div role="alert" className="grid gap-1.5 rounded-md bg-destructive-soft p-4 text-destructive-text">
        <p className="flex items-center gap-2 font-semibold">
          <AlertIcon className="size-4" />
          {billingTexts.configurationError}
        </p>
        <p>{sentence}</p>
        <p className="text-sm">{billingTexts.configurationText}</p>
      </div>
      <DialogFooter>
        <Button onClick={onClose}>Close</Button>
      </DialogFooter>
    </>
  );
}
