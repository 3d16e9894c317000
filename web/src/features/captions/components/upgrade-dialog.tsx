import { premiumPricePerMonth, variationsFree, variationsPremium } from "@contract/limits.ts";
import { Check } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog.tsx";
import { toast } from "@/lib/toast.ts";
import { checkStripeMode } from "../api/check-stripe-mode.ts";

const benefits = [
  "Unlimited captions",
  `${variationsPremium} variations each time instead of ${variationsFree}, by a better writer`,
  "Photos read in more detail",
  "Enhanced assistant",
  "No ads",
];

/** The offer in full. Payment itself needs the billing calls; without them it says that it is not available. */
export default function UpgradeDialog({ onClose }: { onClose: () => void }) {
  const [checking, setChecking] = useState(false);
  async function handleContinue() {
    setChecking(true);
    await checkStripeMode().catch((error: unknown) => error);
    setChecking(false);
    // Whatever the mode: there is no payment form here yet, so nothing that could go on.
    toast({ title: "Stripe not available", description: "Please try again later", variant: "destructive" });
  }
  return (
    <Dialog open onOpenChange={(open) => { if (!open) onClose(); }}>
      <DialogContent>
        <DialogTitle>Upgrade to Premium</DialogTitle>
        <DialogDescription>For people who post more than five times a day. Cancel any time.</DialogDescription>
        <p className="font-display"><span className="text-4xl font-bold tracking-tight">${premiumPricePerMonth.toFixed(2)}</span> <span className="text-muted-foreground">per month</span></p>
        <ul className="grid gap-2">
          {benefits.map((benefit) => <li key={benefit} className="flex gap-2.5"><Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-info-text" />{benefit}</li>)}
        </ul>
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>Not now</Button>
          <Button loading={checking} onClick={() => { void handleContinue(); }}>Continue to payment</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
