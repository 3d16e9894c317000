import { Share2 } from "lucide-react";
import { lazy, useCallback, useState } from "react";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { ChunkMissing } from "@/components/chunk-missing.tsx";
import { Button } from "@/components/ui/button.tsx";
import { ControlFace } from "../rewrite/caption-menu.tsx";
import type { SharedCaption } from "../share/shared-caption.ts";

const loadMenu = () => import("./share-menu.tsx");
const ShareMenu = lazy(loadMenu);
// Only warms the cache; a failure appears when the menu is opened.
const warm = () => void loadMenu().catch(() => undefined);

/** The share button; its menu is loaded when the pointer or the focus reaches the button. */
export function ShareControl({ shared }: { shared: SharedCaption }) {
  const [asked, setAsked] = useState(false);
  const giveUp = useCallback(() => {
    setAsked(false);
  }, []);
  const button = (
    <Button
      variant="ghost"
      size="sm"
      aria-haspopup="dialog"
      loading={asked}
      onClick={() => {
        setAsked(true);
      }}
      onPointerEnter={warm}
      onFocus={warm}
    >
      <ControlFace icon={Share2} label="Share" />
    </Button>
  );
  return asked ? (
    <OptionalChunk waiting={button} missing={<ChunkMissing onGone={giveUp} />}>
      <ShareMenu shared={shared} />
    </OptionalChunk>
  ) : (
    button
  );
}
