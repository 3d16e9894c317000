import { premiumPricePerMonth } from "@contract/rules/price.ts";
import { variationsPremium } from "@contract/rules/quota.ts";
import { Sparkles } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { openUpgrade } from "@/lib/upgrade.ts";

/** The offer for people without premium access; it is more prominent when the daily quota is used up. */
export function UpgradeBox({ quotaSpent }: { quotaSpent: boolean }) {
  return (
    <section
      data-personal
      aria-labelledby="upgrade-title"
      className="grid gap-3 rounded-lg border border-primary/25 bg-primary-soft p-5"
    >
      <div className="grid gap-1">
        <h3 id="upgrade-title" className="flex items-center gap-2 text-base text-primary-text">
          <Sparkles aria-hidden="true" className="size-4" />
          {quotaSpent ? "Today's captions are used up" : "Write without counting"}
        </h3>
        <p className="text-sm">
          Premium gives you unlimited captions, {variationsPremium} variations at a time and no ads, for $
          {premiumPricePerMonth.toFixed(2)} per month.
        </p>
      </div>
      <Button variant={quotaSpent ? "primary" : "outline"} className="justify-self-start" onClick={openUpgrade}>
        Upgrade to Premium
      </Button>
    </section>
  );
}
