import { PenLine } from "lucide-react";
import { useCallback, useState } from "react";
import { lazyDialog } from "@/components/lazy-dialog.tsx";
import { Button, type ButtonProps } from "@/components/ui/button.tsx";

const ToneDialog = lazyDialog(() => import("./tone-dialog.tsx"));

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
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
        onPointerEnter={ToneDialog.warm}
        onFocus={ToneDialog.warm}
        {...props}
      >
        <PenLine aria-hidden="true" className="size-4" /> {label}
      </Button>
      {open && <ToneDialog onClose={close} />}
    </>
  );
}
