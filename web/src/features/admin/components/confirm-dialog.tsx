import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { panelTexts } from "../admin-texts.ts";

interface ConfirmDialogProps {
  title: string;
  description: string;
  confirm: string;
  cancel?: string;
  /** The color of the confirming button. Default: that of an action that destroys something. */
  variant?: "danger" | "primary";
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is deleted or done in an unusual way. It stays open until the request has completed. */
export function ConfirmDialog({
  title,
  description,
  confirm,
  cancel = panelTexts.cancel,
  variant = "danger",
  pending,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <AlertDialog
      open
      onClose={() => {
        if (!pending) onClose();
      }}
    >
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription className="wrap-anywhere">{description}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="ghost">{cancel}</Button>
          </AlertDialogCancel>
          <Button variant={variant} loading={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
