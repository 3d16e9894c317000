import { PenLine } from "lucide-react";
import { lazy, useCallback, useState } from "react";
import { OptionalPart } from "@/components/optional-part.tsx";
import { PartMissing } from "@/components/part-missing.tsx";
import { Button, type ButtonProps } from "@/components/ui/button.tsx";

const loadDialog = () => import("./tone-dialog.tsx");
const ToneDialog = lazy(loadDialog);
// Only warms the cache; a failure appears when the dialog is opened.
const warm = () => void loadDialog().catch(() => undefined);

interface ToneButtonProps extends Pick<ButtonProps, "size" | "variant" | "className"> {
  label?: string;
  /** The dialog was closed, whatever was done in it. */
  onDone?: () => void;
}

/** Opens the tone dialog, which is loaded when the pointer or the focus reaches the button. */
export function ToneButton({ label = "Tone", onDone, ...props }: ToneButtonProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => {
    setOpen(false);
    onDone?.();
  }, [onDone]);
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => { setOpen(true); }} onPointerEnter={warm} onFocus={warm} {...props}>
        <PenLine aria-hidden="true" className="size-4" /> {label}
      </Button>
      {open && <OptionalPart missing={<PartMissing onGone={close} />}><ToneDialog onClose={close} /></OptionalPart>}
    </>
  );
}
