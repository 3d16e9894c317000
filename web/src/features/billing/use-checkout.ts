import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { refreshUser } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { billingTexts } from "./billing-texts.ts";
import { prepareCheckout, type PaymentSetup, type PreparedCheckout } from "./prepare-checkout.ts";
import { forgetOldPlan, settlePayment } from "./settle-payment.ts";

export type CheckoutState = { step: "preparing" } | { step: "payment"; setup: PaymentSetup } | { step: "mode-mismatch"; sentence: string };

/** One visit to the upgrade dialog, from creating the subscription to the plan on screen. */
export function useCheckout(onClose: () => void) {
  const [state, setState] = useState<CheckoutState>({ step: "preparing" });

  const notAvailable = useCallback(() => {
    toast({ ...billingTexts.notAvailable, variant: "destructive" });
    onClose();
  }, [onClose]);

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
        toast(billingTexts.alreadySubscribed);
        void refreshUser();
        forgetOldPlan();
        return onClose();
      case "failed":
        toast({ title: billingTexts.setupFailed.title, description: prepared.description, variant: "destructive" });
        return onClose();
    }
  });

  useEffect(() => {
    const abort = new AbortController();
    prepareCheckout(abort.signal).then(
      (prepared) => { if (!abort.signal.aborted) show(prepared); },
      (error: unknown) => { if (!abort.signal.aborted) throw error; },
    );
    return () => { abort.abort(); };
  }, []);

  async function paid(outcome: "paid" | "processing"): Promise<void> {
    if (outcome === "processing") {
      toast(billingTexts.processing);
    } else {
      toast(await settlePayment() ? billingTexts.paid : billingTexts.activating);
    }
    onClose();
  }

  return { state, notAvailable, paid };
}
