import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { billingTexts } from "../billing-texts.ts";
import { useChangeSubscription } from "../use-change-subscription.ts";

/** Asks for confirmation before the subscription is cancelled. */
export default function CancelSubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { cancel, pending } = useChangeSubscription(onClose);
  return (
    <AlertDialog
      open
      onClose={() => {
        if (!pending) onClose();
      }}
    >
      <AlertDialogContent>
        <AlertDialogTitle>{billingTexts.cancel}</AlertDialogTitle>
        <AlertDialogDescription>{billingTexts.cancelQuestion}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="ghost">{billingTexts.keep}</Button>
          </AlertDialogCancel>
          <Button variant="danger" loading={pending} onClick={cancel}>
            {billingTexts.cancel}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
