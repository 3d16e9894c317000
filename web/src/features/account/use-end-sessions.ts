import { useMutation, useQueryClient } from "@tanstack/react-query";
import { readableError } from "@/lib/api-error.ts";
import { queryKeys } from "@/lib/query-keys.ts";
import { toast } from "@/lib/toast.ts";
import { endOtherSessions, endSession } from "./api/sessions.ts";
import { sessionsTexts } from "./sessions-texts.ts";

/**
 * Signs devices out, reports the result and fetches the list again.
 * @param onEnded called after a success, when the pressed button and its focus are gone
 */
export function useEndSessions(onEnded: () => void) {
  const queryClient = useQueryClient();
  const reread = () => queryClient.invalidateQueries({ queryKey: queryKeys.sessions });
  const options = (failed: string) => ({
    onSuccess: async ({ message }: { message: string }) => {
      await reread();
      toast({ title: message });
      onEnded();
    },
    onError: (error: Error) => {
      void reread();
      toast({ title: failed, description: readableError(error, "Please try again."), variant: "destructive" });
    },
  });
  return {
    endOne: useMutation({ mutationFn: endSession, ...options(sessionsTexts.endFailed) }),
    endOthers: useMutation({ mutationFn: endOtherSessions, ...options(sessionsTexts.othersFailed) }),
  };
}
