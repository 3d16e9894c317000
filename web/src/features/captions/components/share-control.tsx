import { Share2 } from "lucide-react";
import { lazy } from "react";
import { MenuControl } from "../rewrite/menu-control.tsx";
import type { SharedCaption } from "../share/shared-caption.ts";

const loadMenu = () => import("./share-menu.tsx");
const ShareMenu = lazy(loadMenu);
// Only warms the cache; a failure appears when the menu is opened.
const warm = () => void loadMenu().catch(() => undefined);

/** The share button; its menu is loaded when the pointer or the focus reaches the button. */
export function ShareControl({ shared }: { shared: SharedCaption }) {
  return (
    <MenuControl icon={Share2} label="Share" warm={warm}>
      <ShareMenu shared={shared} />
    </MenuControl>
  );
}
