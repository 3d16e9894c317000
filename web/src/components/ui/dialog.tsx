import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";
import { buttonStyles } from "./button-styles.ts";
import { dialogDescriptionStyles, dialogFooterStyles, dialogStyles, dialogTitleStyles, overlayStyles } from "./dialog-styles.ts";

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;
export const DialogClose = Radix.Close;

/** The window, centred, or a sheet that drops from the top of the screen. */
export function DialogContent({ side = "centre", className, children, ...props }: ComponentProps<typeof Radix.Content> & { side?: "centre" | "top" }) {
  return (
    <Radix.Portal>
      <Radix.Overlay className={overlayStyles} />
      <Radix.Content
        className={cn(side === "top" ? "fixed inset-x-0 top-0 z-50 flex max-h-dvh flex-col gap-4 overflow-y-auto rounded-b-lg border-b border-border bg-popover p-5 pb-6 text-foreground shadow-lg data-[state=open]:animate-drop-in" : dialogStyles, className)}
        {...props}
      >
        {children}
        <Radix.Close className={buttonStyles({ variant: "ghost", size: "icon", className: "absolute right-3 top-3" })} aria-label="Close">
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
