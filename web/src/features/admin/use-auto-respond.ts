import type { AutoRespond } from "@contract/wire/comments.ts";
import { useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "@/lib/toast.ts";
import { adminKey } from "./api/admin-list.ts";
import { autoRespondSetting, setAutoRespond } from "./api/auto-respond.ts";
import { autoRespondTexts } from "./admin-texts.ts";
import { useAutoRespondEnabled } from "./panel-tab.ts";
import { failureMessage } from "./use-admin-mutation.ts";

/** The auto-respond setting, updated optimistically and reverted if the request fails. */
export function useAutoRespond(): { enabled: boolean; pending: boolean; toggle: (enabled: boolean) => void } {
  const queryClient = useQueryClient();
  const onEnabled = useAutoRespondEnabled();
  const { queryKey } = autoRespondSetting;
  const { data } = useQuery(autoRespondSetting);
  const show = (setting: AutoRespond | undefined) => {
    queryClient.setQueryData(queryKey, setting);
  };
  const setting = useMutation({
    mutationKey: queryKey,
    mutationFn: setAutoRespond,
    onMutate: async (enabled) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      show({ enabled });
      return before;
    },
    onSuccess: async (saved) => {
      // A request that started before the change would return the old value.
      await queryClient.cancelQueries({ queryKey });
      show(saved);
      toast({ title: saved.enabled ? autoRespondTexts.enabled : autoRespondTexts.disabled });
      for (const name of ["activity-logs", "comments"])
        void queryClient.invalidateQueries({ queryKey: adminKey(name) });
      if (saved.enabled) onEnabled();
    },
    onError: (error, enabled, before) => {
      show(before ?? { enabled: !enabled });
      toast({ title: autoRespondTexts.failed, description: failureMessage(error), variant: "destructive" });
    },
  });
  // All switches of the panel show the same setting. While a change is running, none can be pressed.
  const pending = useIsMutating({ mutationKey: queryKey }) > 0;
  return {
    enabled: data?.enabled ?? false,
    pending,
    toggle: (enabled) => {
      if (queryClient.isMutating({ mutationKey: queryKey }) === 0) setting.mutate(enabled);
    },
  };
}
