import { createRoot } from "react-dom/client";
import { AlertDialog, AlertDialogAction, AlertDialogCancel, AlertDialogContent, AlertDialogDescription, AlertDialogFooter, AlertDialogTitle } from "@/components/ui/alert-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useReturnFocus } from "../use-return-focus.ts";

interface AuthenticationDialogProps { onAnswer: (approved: boolean) => void }

function AuthenticationDialog({ onAnswer }: AuthenticationDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog open onOpenChange={(open) => { if (!open) onAnswer(false); }}>
      <AlertDialogContent onCloseAutoFocus={returnFocus}>
        <AlertDialogTitle>3-D Secure test</AlertDialogTitle>
        <AlertDialogDescription>Here the bank would ask whether this is really you. Approve to pay, or reject to see what happens then.</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild><Button variant="outline">Reject</Button></AlertDialogCancel>
          <AlertDialogAction asChild><Button onClick={() => onAnswer(true)}>Approve</Button></AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

/** Asks in the bank's place, above whatever is open. Closing it by other means rejects. */
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
