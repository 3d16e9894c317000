import { AlertIcon } from "@/components/icons.tsx";
import { billingTexts } from "../billing-texts.ts";
import { PortalButton } from "./portal-button.tsx";

/** A renewal was declined: access continues for now, and this shows how to keep it. */
export function PaymentFailed({ portalKey }: { portalKey: string }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-md bg-destructive-soft p-4">
      <div className="grid gap-1 text-destructive-text">
        <p className="flex items-center gap-2 font-semibold">
          <AlertIcon className="size-4" />
          {billingTexts.failedTitle}
        </p>
        <p className="text-sm">{billingTexts.failedText}</p>
      </div>
      <PortalButton portalKey={portalKey}>{billingTexts.updateCard}</PortalButton>
    </div>
  );
}
