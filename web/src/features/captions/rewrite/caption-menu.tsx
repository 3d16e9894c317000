import type { PostPlatformId } from "@contract/rules/platforms.ts";
import type { LucideIcon } from "lucide-react";
import { toolbarWords } from "@/components/ui/toolbar-styles.ts";
import type { VariantId } from "../caption-edits.ts";

/** What the menus of a caption get. */
export interface CaptionMenuProps {
  /** The caption on the platform of the open tab. */
  id: VariantId;
  /** Its text. */
  caption: string;
  /** The platform for which the caption was generated. */
  own: PostPlatformId;
}

/** The face of a button of the toolbar: its icon, and its word where there is room. */
export function ControlFace({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-4" />
      <span className={toolbarWords.second}>{label}</span>
    </>
  );
}
