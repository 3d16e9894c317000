import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onLiveChange, type LiveChange } from "@/lib/live-changes.ts";
import { debounce } from "@/lib/debounce.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { historyOptions, listNewest } from "./api/list-history.ts";
import { isLoaded, withNewest } from "./newest.ts";

const gatherMs = 400;

/**
 * Merges what other tabs and devices generate or clear into the loaded history, without notifications and without
 * moving it.
 */
export function useLiveHistory(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = historyOptions;
    const loaded = () => queryClient.getQueryData(queryKey);
    const refresh = debounce(async () => {
      // After a failure, the displayed data stays; the next change or visit tries again.
      const fresh = await listNewest().catch(() => null);
      if (fresh) queryClient.setQueryData(queryKey, (history) => history && withNewest(history, fresh));
    }, gatherMs);
    // Entries anywhere in the list may have changed: what is loaded is read again, and stays where it is meanwhile.
    const readAgain = debounce(() => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.captionHistory });
    }, gatherMs);
    let changedAt: unknown = null;
    const undo = onLiveChange(({ table, type, entries, history_changed_at: hiddenAt }: LiveChange) => {
      const history = loaded();
      if (!history) return;
      // Hidden entries are never sent: the profile says that some were deleted, cleared or restored.
      if (table === "profiles" && hiddenAt && hiddenAt !== changedAt) {
        changedAt = hiddenAt;
        readAgain();
      }
      if (table !== null && table !== "caption_history") return;
      // This tab's own entries are already loaded; a deleted or changed one matters only if it is loaded.
      const known = entries?.filter(({ id }) => isLoaded(history, id)).length ?? 0;
      if (entries === null) readAgain();
      else if (type === "UPDATE" && known > 0) readAgain();
      else if (type === null || (type === "DELETE" ? known > 0 : known < (entries?.length ?? 0))) refresh();
    });
    return () => {
      refresh.cancel();
      readAgain.cancel();
      undo();
    };
  }, [queryClient]);
}
