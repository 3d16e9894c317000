import { Layers, WandSparkles, type LucideIcon } from "lucide-react";
import { lazy, useCallback, useState, type ComponentType, type LazyExoticComponent } from "react";
import { ChunkMissing } from "@/components/chunk-missing.tsx";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { Button } from "@/components/ui/button.tsx";
import { ControlFace, type CaptionMenuProps } from "./caption-menu.tsx";
import { rewriteTexts } from "./rewrite-texts.ts";

interface LazyControlProps extends CaptionMenuProps {
  icon: LucideIcon;
  label: string;
  action: string;
  menu: LazyExoticComponent<ComponentType<CaptionMenuProps>>;
  warm: () => void;
}

/** A button whose menu is loaded when the pointer or the focus reaches it. */
function LazyControl({ icon, label, action, menu: Menu, warm, ...props }: LazyControlProps) {
  const [asked, setAsked] = useState(false);
  const giveUp = useCallback(() => {
    setAsked(false);
  }, []);
  const button = (
    <Button
      variant="ghost"
      size="sm"
      aria-haspopup="dialog"
      data-caption-action={action}
      loading={asked}
      onClick={() => {
        setAsked(true);
      }}
      onPointerEnter={warm}
      onFocus={warm}
    >
      <ControlFace icon={icon} label={label} />
    </Button>
  );
  return asked ? (
    <OptionalChunk waiting={button} missing={<ChunkMissing onGone={giveUp} />}>
      <Menu {...props} />
    </OptionalChunk>
  ) : (
    button
  );
}

const loadRewriteMenu = () => import("./rewrite-menu.tsx");
const RewriteMenu = lazy(loadRewriteMenu);
const loadAdaptMenu = () => import("../adapt/adapt-menu.tsx");
const AdaptMenu = lazy(loadAdaptMenu);
// Only warm the cache; a failure appears when the menu is opened.
const warmRewriteMenu = () => void loadRewriteMenu().catch(() => undefined);
const warmAdaptMenu = () => void loadAdaptMenu().catch(() => undefined);

/** The buttons that change a caption by the writer. */
export function RewriteControls(props: CaptionMenuProps) {
  return (
    <>
      <LazyControl
        {...props}
        icon={WandSparkles}
        label={rewriteTexts.rewrite}
        action="rewrite"
        menu={RewriteMenu}
        warm={warmRewriteMenu}
      />
      <LazyControl
        {...props}
        icon={Layers}
        label={rewriteTexts.adapt}
        action="adapt"
        menu={AdaptMenu}
        warm={warmAdaptMenu}
      />
    </>
  );
}
