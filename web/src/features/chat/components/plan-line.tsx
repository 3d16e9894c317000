import { Sparkles } from "lucide-react";
import { useLocation, useNavigate } from "react-router-dom";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { cn } from "@/lib/cn.ts";
import { paths } from "@/lib/paths.ts";
import { openUpgrade } from "@/lib/upgrade.ts";
import { chatTexts } from "../chat-texts.ts";

/**
 * Which replies the plan includes. Without premium access, the line links to the upgrade on the main page.
 * @param onLeave closes the panel
 */
export function PlanLine({ premium, onLeave }: { premium: boolean; onLeave: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const icon = <Sparkles aria-hidden="true" className="size-4 shrink-0" />;
  if (premium)
    return (
      <p className="flex items-center gap-1.5 text-sm font-medium text-primary-text">
        {icon}
        {chatTexts.premium}
      </p>
    );

  function handleUpgrade() {
    onLeave();
    openUpgrade();
    if (pathname !== paths.home) void navigate(paths.account);
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={handleUpgrade}
      className={cn(buttonStyles({ variant: "link" }), "justify-self-start gap-1.5 text-left text-sm")}
    >
      {icon}
      {chatTexts.free}
    </button>
  );
}
