import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";
import { buttonStyles } from "./button-styles.ts";
import {
  dialogDescriptionStyles,
  dialogFooterStyles,
  dialogSides,
  dialogTitleStyles,
  overlayStyles,
  type DialogSide,
} from "./dialog-styles.ts";
import { closesOnBack } from "./close-on-back.ts";
import { useOpener } from "./use-opener.ts";
import { whenClosed } from "./when-closed.ts";

/** @param props.onClose called when the person closes the dialog; it stays open until it is no longer rendered */
export function Dialog({ onClose, ...props }: ComponentProps<typeof Radix.Root> & { onClose?: () => void }) {
  return <Radix.Root onOpenChange={whenClosed(onClose)} {...props} />;
}

/**
 * `page` is part of the address and opens and closes with it; every other dialog closes when the person goes back. For
 * `page`, `corner`, `right` and `sheet`, the content handles padding and scrolling.
 */
export function DialogContent({
  side = "center",
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.Content> & { side?: DialogSide }) {
  const focus = useOpener(props);
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayStyles} />
      <Radix.Content
        ref={side === "page" ? undefined : closesOnBack}
        className={cn(dialogSides[side], className)}
        {...props}
        {...focus}
      >
        {children}
        <Radix.Close
          data-dialog-close
          className={buttonStyles({
            variant: side === "page" ? "outline" : "ghost",
            size: "icon",
            className: "absolute right-3 top-3",
          })}
          aria-label="Close"
        >
          <X aria-hidden="true" className="size-5" />
        </Radix.Close>
      </Radix.Content>
    </Radix.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn(dialogTitleStyles, className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cn(dialogDescriptionStyles, className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn(dialogFooterStyles, className)} {...props} />;
}
