import type { SubscriptionChange } from "@contract/wire/billing.ts";
import { useMutation } from "@tanstack/react-query";
import { readableError } from "@/lib/api-error.ts";
import { readPlanAgain } from "@/lib/plan-reads.ts";
import { toast } from "@/lib/toast.ts";
import { useStartOnce } from "@/lib/use-start-once.ts";
import { cancelSubscription, reactivateSubscription } from "./api/change-subscription.ts";
import { billingTexts } from "./billing-texts.ts";

const mutationKey = ["change-subscription"];

/** Cancelling and reactivating. @param onDone called after either, whatever the result */
export function useChangeSubscription(onDone: () => void = () => undefined) {
  const options = (work: () => Promise<SubscriptionChange>, failedTitle: string, done: { title: string }) => ({
    mutationKey,
    mutationFn: work,
    onSuccess: async ({ message }: SubscriptionChange) => {
      await readPlanAgain();
      toast({ title: done.title, description: message });
    },
    onError: (error: unknown) => {
      toast({
        title: failedTitle,
        description: readableError(error, billingTexts.providerFailed),
        variant: "destructive",
      });
      // Another window may have been faster.
      void readPlanAgain();
    },
    onSettled: onDone,
  });
  const cancelling = useMutation(options(cancelSubscription, billingTexts.cancellationFailed, billingTexts.cancelled));
  const reactivating = useMutation(
    options(reactivateSubscription, billingTexts.reactivationFailed, billingTexts.reactivated),
  );
  const startOnce = useStartOnce(mutationKey);
  return {
    pending: cancelling.isPending || reactivating.isPending,
    cancel: () => {
      startOnce(() => {
        cancelling.mutate();
      });
    },
    reactivate: () => {
      startOnce(() => {
        reactivating.mutate();
      });
    },
  };
}
