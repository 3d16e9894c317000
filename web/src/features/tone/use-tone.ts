import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readableError } from "@/lib/api-error.ts";
import { onLiveChange } from "@/lib/live-changes.ts";
import { debounce } from "@/lib/debounce.ts";
import { toast } from "@/lib/toast.ts";
import { toneOptions } from "@/lib/tone-options.ts";
import { toneTexts } from "./tone-texts.ts";

const gatherMs = 250;

/**
 * The person's tone, with a notification if it cannot be fetched. What another tab or device saves is merged without a
 * notification, so that this tab does not overwrite it with an older text.
 */
export function useTone() {
  const query = useQuery(toneOptions);
  const queryClient = useQueryClient();
  const failed = query.data === undefined ? query.error : null;
  useEffect(() => {
    if (failed)
      toast({
        title: toneTexts.fetchFailed,
        description: readableError(failed, "Please try again."),
        variant: "destructive",
      });
  }, [failed]);
  useEffect(() => {
    const refresh = debounce(() => void queryClient.invalidateQueries({ queryKey: toneOptions.queryKey }), gatherMs);
    const undo = onLiveChange(({ table, isOwn }) => {
      if (table === null || (table === "profiles" && !isOwn)) refresh();
    });
    return () => {
      refresh.cancel();
      undo();
    };
  }, [queryClient]);
  return query;
}
