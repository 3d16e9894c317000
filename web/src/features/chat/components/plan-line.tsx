import { Sparkles } from "lucide-react";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { cn } from "@/lib/cn.ts";
import { chatTexts } from "../chat-texts.ts";
import { useUpgradeLink } from "../use-upgrade-link.ts";

const detailClasses = "text-xs text-muted-foreground";

/**
 * Which replies the plan includes. Without premium access, the line links to the upgrade on the main page.
 * @param onLeave closes the panel
 */
export function PlanLine({ premium, onLeave }: { premium: boolean; onLeave: () => void }) {
  const handleUpgrade = useUpgradeLink(onLeave);
  const icon = <Sparkles aria-hidden="true" className="size-4 shrink-0" />;
  if (premium)
    return (
      <>
        <p className="flex items-center gap-1.5 text-sm font-medium text-primary-text">
          {icon}
          {chatTexts.premium}
        </p>
        <p className={detailClasses}>{chatTexts.premiumDetail}</p>
      </>
    );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={handleUpgrade}
        className={cn(buttonStyles({ variant: "link" }), "justify-self-start gap-1.5 text-left text-sm")}
      >
        {icon}
        {chatTexts.free}
      </button>
      <p className={detailClasses}>{chatTexts.freeDetail}</p>
    </>
  );
}
