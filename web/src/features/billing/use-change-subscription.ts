import type { SubscriptionChange } from "@contract/billing.ts";
import { useMutation } from "@tanstack/react-query";
import { readableError } from "@/lib/api-error.ts";
import { refreshUser } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { cancelSubscription, reactivateSubscription } from "./api/change-subscription.ts";
import { billingTexts } from "./billing-texts.ts";
import { forgetOldPlan } from "./settle-payment.ts";

/** The plan and the cards that show it are read anew, also after a failure: another window may have been faster. */
async function readPlan(): Promise<void> {
  forgetOldPlan();
  await refreshUser();
}

/** Cancelling and taking it back. @param onDone after either, however it ended */
export function useChangeSubscription(onDone: () => void = () => undefined) {
  const options = (work: () => Promise<SubscriptionChange>, failedTitle: string, done: { title: string }) => ({
    mutationFn: work,
    onSuccess: async ({ message }: SubscriptionChange) => {
      await readPlan();
      toast({ title: done.title, description: message });
    },
    onError: (error: unknown) => {
      toast({ title: failedTitle, description: readableError(error, billingTexts.providerFailed), variant: "destructive" });
      void readPlan();
    },
    onSettled: onDone,
  });
  return {
    cancel: useMutation(options(cancelSubscription, billingTexts.cancellationFailed, billingTexts.cancelled)),
    reactivate: useMutation(options(reactivateSubscription, billingTexts.reactivationFailed, billingTexts.reactivated)),
  };
}
