import { Check } from "lucide-react";
import { DialogDescription, DialogTitle } from "@/components/ui/dialog.tsx";
import { useStatus } from "@/lib/use-status.ts";
import { billingTexts } from "../billing-texts.ts";

/** What Premium includes and costs; it stays visible during the payment. */
export function UpgradeOffer() {
  const status = useStatus();
  return (
    <>
      <DialogTitle>{billingTexts.upgrade}</DialogTitle>
      <DialogDescription>{billingTexts.upgradeText}</DialogDescription>
      <p className="font-display">
        <span className="text-4xl font-bold tracking-tight">{billingTexts.price}</span>{" "}
        <span className="text-muted-foreground">per month</span>
      </p>
      <ul className="grid gap-1.5 text-[0.9375rem]">
        {billingTexts.benefits(status?.writer === "model").map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-info-text" />
            {benefit}
          </li>
        ))}
      </ul>
    </>
  );
}
