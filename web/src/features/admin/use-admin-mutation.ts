import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError, readableError } from "@/lib/api-error.ts";
import { toast, type ToastOptions } from "@/lib/toast.ts";
import { adminKey } from "./api/admin-list.ts";
import { panelTexts } from "./admin-texts.ts";

interface AdminMutation<Input, Output> {
  send: (input: Input) => Promise<Output>;
  /** Names of the lists that are fetched again after a success. */
  refetch: string[];
  done: (output: Output, input: Input) => ToastOptions;
  /** Title of the error notification. Its description is the message of the server or the network. */
  failed: string | ((message: string) => ToastOptions);
}

/**
 * The message of an error for people: the server's sentence, or what the panel itself threw. The message of a response
 * without a sentence is its status and body, which are for nobody.
 */
export const failureMessage = (error: Error, fallback: string = panelTexts.failed): string =>
  readableError(error, (error instanceof ApiError ? "" : error.message) || fallback);

/** Whether the entry no longer exists, for example because somebody else deleted it. */
export const isNotFound = (error: Error): boolean => error instanceof ApiError && error.status === 404;

/** Whether the writer failed. The pending comment then has the reason. */
const notWritten = (error: Error) =>
  error instanceof ApiError && ["model_failed", "model_refused", "not_configured"].includes(error.code ?? "");

/** Whether the entry has changed meanwhile so that it can no longer be edited. */
const isTaken = (error: Error) =>
  error instanceof ApiError && ["promo_code_used", "post_already_posted"].includes(error.code ?? "");

/**
 * One action of the panel: its request, the lists that it changes, and its notifications. `mutate` ignores a second
 * click while the first request is running, even before React has rendered.
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
      if (isNotFound(error) || isTaken(error) || notWritten(error)) refetchAll();
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
