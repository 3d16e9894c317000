import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { readableError } from "@/lib/api-error.ts";
import { offerUndo } from "@/lib/offer-undo.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { toast } from "@/lib/toast.ts";
import { clearHistory } from "../api/clear-history.ts";
import { restoreHistory } from "../api/delete-entry.ts";
import { historyTexts } from "../history-texts.ts";

/** Shows everything again that a clearing removed. */
async function undoClearing(queryClient: QueryClient, clearedTo: string): Promise<void> {
  try {
    await restoreHistory({ clearedTo });
    await queryClient.resetQueries({ queryKey: queryKeys.captionHistory });
    toast({ title: historyTexts.restored });
  } catch (error) {
    const description = readableError(error, historyTexts.pleaseTryAgain);
    toast({ title: historyTexts.restoreFailed, description, variant: "destructive" });
  }
}

/** Asks for confirmation before the history is cleared. */
export default function ClearHistoryDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const clearing = useMutation({
    mutationFn: clearHistory,
    onSuccess: async (clearedTo) => {
      await queryClient.resetQueries({ queryKey: queryKeys.captionHistory });
      if (clearedTo === null) toast({ title: historyTexts.cleared });
      else offerUndo(historyTexts.cleared, () => void undoClearing(queryClient, clearedTo));
      onClose();
    },
    onError: (error) => {
      toast({
        title: historyTexts.clearFailed,
        description: readableError(error, historyTexts.pleaseTryAgain),
        variant: "destructive",
      });
      onClose();
    },
  });
  return (
    <AlertDialog
      open
      onClose={() => {
        if (!clearing.isPending) onClose();
      }}
    >
      <AlertDialogContent>
        <AlertDialogTitle>{historyTexts.clear}</AlertDialogTitle>
        <AlertDialogDescription>{historyTexts.clearText}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel asChild>
            <Button variant="ghost">{historyTexts.keep}</Button>
          </AlertDialogCancel>
          <Button
            variant="danger"
            loading={clearing.isPending}
            onClick={() => {
              clearing.mutate();
            }}
          >
            {historyTexts.clear}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
