import type { LucideIcon } from "lucide-react";
import { useCallback, useState, type ReactNode } from "react";
import { ChunkMissing } from "@/components/chunk-missing.tsx";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { Button } from "@/components/ui/button.tsx";
import { ControlFace } from "./caption-menu.tsx";

interface MenuControlProps {
  icon: LucideIcon;
  label: string;
  /** The name by which a keyboard shortcut finds the button. */
  action?: string;
  /** Loads the menu, so that it is there when it is asked for. */
  warm: () => void;
  /** The lazy menu, which replaces the button. */
  children: ReactNode;
}

/** A button whose menu is loaded when the pointer or the focus reaches it. */
export function MenuControl({ icon, label, action, warm, children }: MenuControlProps) {
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
      {children}
    </OptionalChunk>
  ) : (
    button
  );
}
