import { platforms, type PostPlatformId } from "@contract/rules/platforms.ts";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { PlatformIcon } from "@/components/platform-icon.tsx";
import { Tab, TabList, TabPanel, Tabs } from "@/components/ui/tabs.tsx";
import { cn } from "@/lib/cn.ts";
import type { CaptionId } from "../caption-batches.ts";
import { rewriteTexts } from "../rewrite/rewrite-texts.ts";
import { useIsForked } from "./variants.ts";

interface VariantTabProps {
  id: CaptionId;
  platform: PostPlatformId;
  own: PostPlatformId;
  selected: boolean;
}

function VariantTab({ id, platform, own, selected }: VariantTabProps) {
  const forked = useIsForked({ ...id, platform }, own);
  return (
    <Tab value={platform} className="gap-1! px-2! text-sm!">
      <PlatformIcon platform={platform} className="size-4" />
      {/* Where there is little room, only the open tab shows its name. */}
      <span className={cn(!selected && "@max-[46rem]:sr-only")}>{platforms[platform].label}</span>
      {forked && (
        <>
          <Pencil aria-hidden="true" className="size-3 text-info-text" />
          <span className="sr-only">, {rewriteTexts.editedHere}</span>
        </>
      )}
    </Tab>
  );
}

interface VariantTabsProps {
  id: CaptionId;
  own: PostPlatformId;
  all: readonly PostPlatformId[];
  active: PostPlatformId;
  onActive: (platform: PostPlatformId) => void;
  /** The post of the active tab. */
  children: ReactNode;
}

/** The platforms of a caption as tabs above its post. */
export function VariantTabs({ id, own, all, active, onActive, children }: VariantTabsProps) {
  return (
    <Tabs
      value={active}
      onValueChange={(value) => onActive(all.find((platform) => platform === value) ?? own)}
      className="@container grid min-w-0 gap-2"
    >
      <TabList label={rewriteTexts.platforms} variant="underline" className="gap-0!">
        {all.map((platform) => (
          <VariantTab key={platform} id={id} platform={platform} own={own} selected={platform === active} />
        ))}
      </TabList>
      <TabPanel value={active} className="min-w-0">
        {children}
      </TabPanel>
    </Tabs>
  );
}
