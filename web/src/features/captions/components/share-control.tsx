import { Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import type { SharedCaption } from "../share/shared-caption.ts";

const loadMenu = () => import("./share-menu.tsx");
const ShareMenu = lazy(loadMenu);

/** The share button; its menu is loaded when somebody reaches for it. */
export function ShareControl({ shared }: { shared: SharedCaption }) {
  const [asked, setAsked] = useState(false);
  const button = (
    <Button variant="ghost" size="sm" aria-haspopup="dialog" loading={asked} onClick={() => { setAsked(true); }} onPointerEnter={() => { void loadMenu(); }} onFocus={() => { void loadMenu(); }}>
      <Share2 aria-hidden="true" className="size-4" />Share
    </Button>
  );
  return asked ? <Suspense fallback={button}><ShareMenu shared={shared} /></Suspense> : button;
}
