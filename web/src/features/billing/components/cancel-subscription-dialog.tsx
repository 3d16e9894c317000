import { AlertDialog, AlertDialogCancel, AlertDialogContent, AlertDialogDescription, AlertDialogFooter, AlertDialogTitle } from "@/components/ui/alert-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { billingTexts } from "../billing-texts.ts";
import { useChangeSubscription } from "../use-change-subscription.ts";
import { useReturnFocus } from "../use-return-focus.ts";

/** Asks before the subscription ends with its period. */
export default function CancelSubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { cancel, pending } = useChangeSubscription(onClose);
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog open onOpenChange={(open) => { if (!open && !pending) onClose(); }}>
      <AlertDialogContent onCloseAutoFocus={returnFocus}>
        <AlertDialogTitle>{billingTexts.cancel}</AlertDialogTitle>
        <AlertDialogDescription>{billingTexts.cancelQuestion}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild><Button variant="ghost">{billingTexts.keep}</Button></AlertDialogCancel>
          <Button variant="danger" loading={pending} onClick={cancel}>{billingTexts.cancel}</Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
