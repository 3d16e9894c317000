import { platforms, postPlatformIds } from "@contract/rules/platforms.ts";
import { Layers } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover.tsx";
import { useSession } from "@/lib/session.ts";
import { useCaptionChange } from "../caption-changes.ts";
import { adaptCaption } from "../rewrite/change-caption.ts";
import { ControlFace, type CaptionMenuProps } from "../rewrite/caption-menu.tsx";
import { rewriteTexts } from "../rewrite/rewrite-texts.ts";
import { useVariantPlatforms } from "./variants.ts";

/** Says what adapting does and costs, and starts it. The menu opens as soon as it is loaded. */
export default function AdaptMenu({ id, caption, own }: CaptionMenuProps) {
  const [open, setOpen] = useState(true);
  const running = useCaptionChange(id) !== undefined;
  const again = useVariantPlatforms(id, own).length > 1;
  const session = useSession();
  const counts = session.status === "signed-in" && session.user.usage.limit !== null;
  const labels = postPlatformIds
    .filter((platform) => ![id.platform, own, "general"].includes(platform))
    .map((platform) => platforms[platform].label);
  const names = new Intl.ListFormat("en").format(labels);

  return (
    <Popover open={open && !running} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="sm" data-caption-action="adapt" disabled={running}>
          <ControlFace icon={Layers} label={rewriteTexts.adapt} />
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label={rewriteTexts.adaptTitle} className="grid gap-2 p-3! text-sm">
        <p>{again ? rewriteTexts.adaptAgain : rewriteTexts.adaptNote(names)}</p>
        {counts && <p className="text-xs text-muted-foreground">{rewriteTexts.adaptCost}</p>}
        <Button
          size="sm"
          onClick={() => {
            setOpen(false);
            void adaptCaption(id, own, caption);
          }}
        >
          {rewriteTexts.adaptTitle}
        </Button>
      </PopoverContent>
    </Popover>
  );
}
