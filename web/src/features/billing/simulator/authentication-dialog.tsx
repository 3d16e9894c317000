import { createRoot } from "react-dom/client";
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

interface AuthenticationDialogProps {
  onAnswer: (approved: boolean) => void;
}

function AuthenticationDialog({ onAnswer }: AuthenticationDialogProps) {
  return (
    <AlertDialog
      open
      onClose={() => {
        onAnswer(false);
      }}
    >
      <AlertDialogContent>
        <AlertDialogTitle>3-D Secure test</AlertDialogTitle>
        <AlertDialogDescription>
          Here the bank would ask whether this is really you. Approve to pay, or reject to see what happens then.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="outline">Reject</Button>
          </AlertDialogCancel>
          <AlertDialogAction asChild>
            <Button onClick={() => onAnswer(true)}>Approve</Button>
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

/** Asks for approval in place of the bank, above everything that is open. Closing it in another way rejects. */
export function askForAuthentication(): Promise<boolean> {
  return new Promise((resolve) => {
    const host = document.body.appendChild(document.createElement("div"));
    const root = createRoot(host);
    const answer = (approved: boolean) => {
      resolve(approved);
      // Not while React is still handling the press that led here.
      setTimeout(() => {
        root.unmount();
        host.remove();
      });
    };
    root.render(<AuthenticationDialog onAnswer={answer} />);
  });
}
