import { AlertDialog as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";
import {
  dialogDescriptionStyles,
  dialogFooterStyles,
  dialogStyles,
  dialogTitleStyles,
  overlayStyles,
} from "./dialog-styles.ts";
import { closesOnBack } from "./close-on-back.ts";
import { useOpener } from "./use-opener.ts";
import { whenClosed } from "./when-closed.ts";

/** @param props.onClose as that of a `Dialog` */
export function AlertDialog({ onClose, ...props }: ComponentProps<typeof Radix.Root> & { onClose?: () => void }) {
  return <Radix.Root onOpenChange={whenClosed(onClose)} {...props} />;
}

/** Both close the dialog; use `asChild` with a `Button` inside. */
export const AlertDialogCancel = Radix.Cancel;
export const AlertDialogAction = Radix.Action;

/** Asks for confirmation of an action that cannot be undone; only its own buttons or Escape close it. */
export function AlertDialogContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  const focus = useOpener(props);
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayStyles} />
      <Radix.Content ref={closesOnBack} className={cn(dialogStyles, className)} {...props} {...focus} />
    </Radix.Portal>
  );
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn(dialogTitleStyles, className)} {...props} />;
}

export function AlertDialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cn(dialogDescriptionStyles, className)} {...props} />;
}

export function AlertDialogFooter({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn(dialogFooterStyles, className)} {...props} />;
}
