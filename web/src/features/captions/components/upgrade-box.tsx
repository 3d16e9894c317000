import { premiumPricePerMonth, variationsPremium } from "@contract/limits.ts";
import { Sparkles } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button.tsx";

const loadDialog = () => import("./upgrade-dialog.tsx");
const UpgradeDialog = lazy(loadDialog);

/** The offer for people without premium access; it speaks up when the day's captions are spent. */
export function UpgradeBox({ quotaSpent }: { quotaSpent: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="upgrade-title" className="grid gap-3 rounded-lg border border-primary/25 bg-primary-soft p-5">
      <div className="grid gap-1">
        <h3 id="upgrade-title" className="flex items-center gap-2 text-base text-primary-text"><Sparkles aria-hidden="true" className="size-4" />{quotaSpent ? "Today's captions are used up" : "Write without counting"}</h3>
        <p className="text-sm">Premium gives you unlimited captions, {variationsPremium} variations at a time and no ads, for ${premiumPricePerMonth.toFixed(2)} per month.</p>
      </div>
      <Button variant={quotaSpent ? "primary" : "outline"} className="justify-self-start" onClick={() => { setOpen(true); }} onPointerEnter={() => { void loadDialog(); }} onFocus={() => { void loadDialog(); }}>Upgrade to Premium</Button>
      {open && <Suspense fallback={null}><UpgradeDialog onClose={() => { setOpen(false); }} /></Suspense>}
    </section>
  );
}
