import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AlertDialog, AlertDialogCancel, AlertDialogContent, AlertDialogDescription, AlertDialogFooter, AlertDialogTitle } from "@/components/ui/alert-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { readableError } from "@/lib/api-error.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { toast } from "@/lib/toast.ts";
import { clearHistory } from "../api/clear-history.ts";

/** Asks for confirmation before the history is cleared. */
export default function ClearHistoryDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const clearing = useMutation({
    mutationFn: clearHistory,
    onSuccess: async () => {
      await queryClient.resetQueries({ queryKey: queryKeys.captionHistory });
      toast({ title: "History cleared" });
      onClose();
    },
    onError: (error) => {
      toast({ title: "Failed to clear history", description: readableError(error, "Please try again."), variant: "destructive" });
      onClose();
    },
  });
  return (
    <AlertDialog open onOpenChange={(open) => { if (!open && !clearing.isPending) onClose(); }}>
      <AlertDialogContent>
        <AlertDialogTitle>Clear History</AlertDialogTitle>
        <AlertDialogDescription>All captions you have generated will be deleted. This cannot be undone.</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild><Button variant="ghost">Keep history</Button></AlertDialogCancel>
          <Button variant="danger" loading={clearing.isPending} onClick={() => { clearing.mutate(); }}>Clear History</Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
