import type { HistoryEntry } from "@contract/wire/history.ts";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { readableError } from "@/lib/api-error.ts";
import { offerUndo } from "@/lib/offer-undo.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { toast } from "@/lib/toast.ts";
import { deleteEntry, restoreHistory } from "./api/delete-entry.ts";
import type { HistoryPage } from "./api/list-history.ts";
import { withEntry, withoutEntry } from "./changed-entries.ts";
import { historyTexts } from "./history-texts.ts";

type Pages = InfiniteData<HistoryPage, string>;
/** The loaded lists by their keys: the whole history, and what filters found. */
type Lists = [readonly unknown[], Pages | undefined][];

function loadedLists(queryClient: QueryClient): Lists {
  return queryClient.getQueriesData<Pages>({ queryKey: queryKeys.captionHistory });
}

/** Puts an entry back into the lists that it was in. */
function putBack(queryClient: QueryClient, lists: Lists, entry: HistoryEntry): void {
  for (const [queryKey, before] of lists) {
    if (!before?.pages.some(({ items }) => items.some(({ id }) => id === entry.id))) continue;
    queryClient.setQueryData<Pages>(queryKey, (now) => now && withEntry(now, entry));
  }
}

function say(title: string, error: unknown): void {
  toast({ title, description: readableError(error, historyTexts.pleaseTryAgain), variant: "destructive" });
}

/** Deletes an entry: it leaves the list at once, and a notification offers to undo it. */
export async function deleteWithUndo(queryClient: QueryClient, entry: HistoryEntry): Promise<void> {
  // A response that is under way would bring the entry back.
  await queryClient.cancelQueries({ queryKey: queryKeys.captionHistory });
  const before = loadedLists(queryClient);
  queryClient.setQueriesData<Pages>(
    { queryKey: queryKeys.captionHistory },
    (history) => history && withoutEntry(history, entry.id),
  );
  try {
    await deleteEntry(entry.id);
  } catch (error) {
    putBack(queryClient, before, entry);
    say(historyTexts.deleteFailed, error);
    return;
  }
  offerUndo(historyTexts.deleted, () => void undo());

  async function undo(): Promise<void> {
    try {
      await restoreHistory({ id: entry.id });
      putBack(queryClient, before, entry);
      toast({ title: historyTexts.restored });
    } catch (error) {
      say(historyTexts.restoreFailed, error);
    }
  }
}
