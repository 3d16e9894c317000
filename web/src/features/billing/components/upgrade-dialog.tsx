import { lazy, useEffect, useState } from "react";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { ChunkMissing } from "@/components/chunk-missing.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { billingTexts } from "../billing-texts.ts";
import { useCheckout } from "../use-checkout.ts";
import { ModeMismatch } from "./mode-mismatch.tsx";
import { PaymentWindow } from "./payment-window.tsx";
import { UpgradeOffer } from "./upgrade-offer.tsx";

const loadPanel = () => import("./payment-panel.tsx");
const PaymentPanel = lazy(loadPanel);

/** The offer, and the payment form as soon as it is prepared. */
export default function UpgradeDialog({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const { state, notAvailable, paid, startOver, beUnsure } = useCheckout(onClose, busy);
  // Loaded while the subscription is created; a failure appears when it is needed.
  useEffect(() => {
    void loadPanel().catch(() => undefined);
  }, []);
  return (
    <PaymentWindow closable={!busy} onClose={onClose}>
      {state.step === "mode-mismatch" ? (
        <ModeMismatch sentence={state.sentence} onClose={onClose} />
      ) : (
        <>
          <UpgradeOffer />
          {state.step === "preparing" ? (
            <Preparing />
          ) : (
            <OptionalChunk waiting={<Preparing />} missing={<ChunkMissing onGone={onClose} />}>
              <PaymentPanel
                setup={state.setup}
                onBusy={setBusy}
                onPaid={paid}
                onOver={startOver}
                onUnsure={beUnsure}
                onUnavailable={notAvailable}
                onCancel={onClose}
              />
            </OptionalChunk>
          )}
        </>
      )}
    </PaymentWindow>
  );
}

/** As high as the form that follows, so that the window does not jump. */
function Preparing() {
  return (
    <div className="relative grid min-h-[31rem] sm:min-h-[26.5rem] place-items-center">
      <Skeleton className="absolute inset-0 rounded-md" />
      <p className="relative flex items-center gap-2.5 text-sm text-muted-foreground">
        <Spinner label={billingTexts.preparing} />
        {billingTexts.preparing}
      </p>
    </div>
  );
}
