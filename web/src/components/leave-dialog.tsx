import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";

interface LeaveDialogProps {
  title: string;
  /** What is not saved. */
  description: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before unsaved changes are discarded. */
export function LeaveDialog({ title, description, onStay, onLeave }: LeaveDialogProps) {
  return (
    <AlertDialog open onClose={onStay}>
      <AlertDialogContent className="max-w-sm!">
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{description}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="ghost">Keep editing</Button>
          </AlertDialogCancel>
          <AlertDialogAction asChild>
            <Button variant="danger" onClick={onLeave}>
              Discard changes
            </Button>
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
