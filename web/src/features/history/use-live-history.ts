import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onLiveChange, type LiveChange } from "@/lib/live-changes.ts";
import { settle } from "@/lib/settle.ts";
import { historyOptions, listNewest } from "./api/list-history.ts";
import { isLoaded, withNewest } from "./newest.ts";

const gatherMs = 400;

/** Brings what other tabs and devices generate or clear into the loaded history, silently and without moving it. */
export function useLiveHistory(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = historyOptions;
    const loaded = () => queryClient.getQueryData(queryKey);
    const refresh = settle(async () => {
      // A failure leaves what is shown; the next change or visit tries again.
      const fresh = await listNewest().catch(() => null);
      if (fresh) queryClient.setQueryData(queryKey, (history) => history && withNewest(history, fresh));
    }, gatherMs);
    const undo = onLiveChange(({ table, type, row }: LiveChange) => {
      const history = loaded();
      if (!history || (table !== null && table !== "caption_history")) return;
      // This tab's own entries are there already; a deleted one matters only where it is shown.
      const known = isLoaded(history, row["id"]);
      if (table === null || (type === "DELETE") === known) refresh();
    });
    return () => {
      refresh.cancel();
      undo();
    };
  }, [queryClient]);
}
