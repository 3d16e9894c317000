import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError, readableError } from "@/lib/api-error.ts";
import { toast, type ToastOptions } from "@/lib/toast.ts";
import { adminKey } from "./api/admin-list.ts";
import { panelTexts } from "./admin-texts.ts";

interface AdminMutation<Input, Output> {
  send: (input: Input) => Promise<Output>;
  /** Names of the lists that are fetched anew after a success. */
  refetch: string[];
  done: (output: Output, input: Input) => ToastOptions;
  /** Title of the red toast; its description is the server's or the network's sentence. */
  failed: string | ((message: string) => ToastOptions);
}

/** The readable sentence of whatever a call threw. */
export const failureMessage = (error: Error, fallback: string = panelTexts.failed): string =>
  readableError(error, error.message || fallback);

/** Somebody else was faster: the entry is not there any more. */
export const isNotFound = (error: Error): boolean => error instanceof ApiError && error.status === 404;

/** The writer gave nothing: a comment that waits has the reason on it from now on. */
const notWritten = (error: Error) =>
  error instanceof ApiError && ["model_failed", "model_refused", "not_configured"].includes(error.code ?? "");

/**
 * One action of the panel: its call, the lists it changes, and what is said about it. `mutate` ignores a second press
 * while the first is on its way, also one that comes before React has shown it.
 */
export function useAdminMutation<Output, Input = void>({
  send,
  refetch,
  done,
  failed,
}: AdminMutation<Input, Output>): UseMutationResult<Output, Error, Input> {
  const queryClient = useQueryClient();
  const busy = useRef(false);
  const refetchAll = () => {
    for (const name of refetch) void queryClient.invalidateQueries({ queryKey: adminKey(name) });
  };
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: (output, input) => {
      toast(done(output, input));
      refetchAll();
    },
    onError: (error) => {
      const message = failureMessage(error);
      toast({
        ...(typeof failed === "string" ? { title: failed, description: message } : failed(message)),
        variant: "destructive",
      });
      if (isNotFound(error) || notWritten(error)) refetchAll();
    },
    onSettled: () => {
      busy.current = false;
    },
  });
  return {
    ...mutation,
    mutate: (...call) => {
      if (busy.current) return;
      busy.current = true;
      mutation.mutate(...call);
    },
  };
}
