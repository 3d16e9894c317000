import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { readPlanAgain } from "@/lib/plan-reads.ts";
import { useSession } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { billingTexts } from "./billing-texts.ts";
import { prepareCheckout, type PaymentSetup, type PreparedCheckout } from "./prepare-checkout.ts";
import { paymentResultTexts, completePayment } from "./complete-payment.ts";

export type CheckoutState =
  { step: "preparing" } | { step: "payment"; setup: PaymentSetup } | { step: "mode-mismatch"; sentence: string };

/**
 * One visit to the upgrade dialog, from creating the subscription to showing the plan.
 * @param busy while this window pays, it reports the result of the payment itself
 */
export function useCheckout(onClose: () => void, busy: boolean) {
  const session = useSession();
  const subscribed = session.status === "signed-in" && session.user.stripeSubscriptionId !== null;
  const [state, setState] = useState<CheckoutState>({ step: "preparing" });
  const [unsure, setUnsure] = useState(false);

  const notAvailable = useCallback(() => {
    toast({ ...billingTexts.notAvailable, variant: "destructive" });
    onClose();
  }, [onClose]);

  const alreadySubscribed = useEffectEvent(() => {
    toast(unsure ? billingTexts.paid : billingTexts.alreadySubscribed);
    onClose();
  });
  // Another window has paid while the form was open, or this one has and never received the response.
  const nothingToPay = subscribed && !busy && state.step === "payment";
  useEffect(() => {
    if (nothingToPay) alreadySubscribed();
  }, [nothingToPay]);

  const show = useEffectEvent((prepared: PreparedCheckout) => {
    switch (prepared.outcome) {
      case "payment":
        return setState({ step: "payment", setup: prepared.setup });
      case "mode-mismatch":
        toast({ title: prepared.sentence, variant: "destructive" });
        return setState({ step: "mode-mismatch", sentence: prepared.sentence });
      case "not-available":
        return notAvailable();
      case "already-subscribed":
        void readPlanAgain();
        return alreadySubscribed();
      case "failed":
        toast({ title: billingTexts.setupFailed.title, description: prepared.description, variant: "destructive" });
        return onClose();
    }
  });

  const preparing = state.step === "preparing";
  useEffect(() => {
    if (!preparing) return undefined;
    const abort = new AbortController();
    prepareCheckout(abort.signal).then(
      (prepared) => {
        if (!abort.signal.aborted) show(prepared);
      },
      (error: unknown) => {
        if (!abort.signal.aborted) throw error;
      },
    );
    return () => {
      abort.abort();
    };
  }, [preparing]);

  /** The open payment no longer exists: starts another. */
  function startOver(): void {
    toast({ ...billingTexts.over, variant: "destructive" });
    setState({ step: "preparing" });
  }

  async function paid(outcome: "paid" | "processing"): Promise<void> {
    if (outcome === "processing") {
      toast(billingTexts.processing);
    } else {
      toast(paymentResultTexts[await completePayment()]);
    }
    onClose();
  }

  return {
    state,
    notAvailable,
    paid,
    startOver,
    beUnsure: () => {
      setUnsure(true);
    },
  };
}
