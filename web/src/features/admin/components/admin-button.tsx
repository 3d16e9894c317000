import { ShieldCheck } from "lucide-react";
import { lazy, useCallback, useRef, useState } from "react";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { ChunkMissing } from "@/components/chunk-missing.tsx";
import { Button } from "@/components/ui/button.tsx";
import { usePanelHistory } from "../use-panel-history.ts";

const loadPanel = () => import("./admin-panel.tsx");
const AdminPanel = lazy(loadPanel);

/** The round button that opens the panel. The panel's code is loaded when the button is first hovered or focused. */
export default function AdminButton() {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { enter, leave } = usePanelHistory(open);
  const close = useCallback(() => {
    setUsed(false);
    setOpen(false);
    leave();
  }, [leave]);
  function handleOpenChange(next: boolean) {
    setOpen(next);
    if (!next) leave();
  }
  // Only preloads; a failure is shown when the panel is opened.
  const warm = () => void loadPanel().catch(() => undefined);
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="icon"
        className="rounded-full!"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => {
          enter(() => {
            setUsed(true);
            setOpen(true);
          });
        }}
      >
        <ShieldCheck aria-hidden="true" className="size-5" />
        <span className="sr-only">Open admin panel</span>
      </Button>
      {used && (
        <OptionalChunk missing={<ChunkMissing onGone={close} />}>
          <AdminPanel open={open} onOpenChange={handleOpenChange} returnFocus={() => button.current?.focus()} />
        </OptionalChunk>
      )}
    </>
  );
}
