import { Layers, WandSparkles } from "lucide-react";
import { lazy } from "react";
import type { CaptionMenuProps } from "./caption-menu.tsx";
import { MenuControl } from "./menu-control.tsx";
import { rewriteTexts } from "./rewrite-texts.ts";

const loadRewriteMenu = () => import("./rewrite-menu.tsx");
const RewriteMenu = lazy(loadRewriteMenu);
const loadAdaptMenu = () => import("../adapt/adapt-menu.tsx");
const AdaptMenu = lazy(loadAdaptMenu);
// Only warm the cache; a failure appears when the menu is opened.
const warmRewriteMenu = () => void loadRewriteMenu().catch(() => undefined);
const warmAdaptMenu = () => void loadAdaptMenu().catch(() => undefined);

/** Writes a caption again. */
export function RewriteControl(props: CaptionMenuProps) {
  return (
    <MenuControl icon={WandSparkles} label={rewriteTexts.rewrite} action="rewrite" warm={warmRewriteMenu}>
      <RewriteMenu {...props} />
    </MenuControl>
  );
}

/** Fits a caption for the other platforms. */
export function AdaptControl(props: CaptionMenuProps) {
  return (
    <MenuControl icon={Layers} label={rewriteTexts.adapt} action="adapt" warm={warmAdaptMenu}>
      <AdaptMenu {...props} />
    </MenuControl>
  );
}
