import { cn } from "@/lib/cn.ts";
import type { ToastOptions } from "@/lib/toast.ts";

/**
 * Above everything else: at the top on a phone, out of reach of the thumb, and in the lower right corner on larger
 * screens, above the assistant's button there.
 */
export const toastViewportStyles =
  "fixed inset-x-0 top-0 z-[100] m-0 flex list-none flex-col p-4 outline-offset-[-4px] md:inset-x-auto md:bottom-14 md:right-0 md:top-auto md:w-full md:max-w-[420px]";

export function toastStyles(variant: ToastOptions["variant"]): string {
  return cn(
    "flex items-start gap-3 rounded-md border p-4 shadow-lg",
    variant === "destructive"
      ? "border-destructive bg-destructive text-destructive-foreground"
      : "border-border bg-popover text-foreground",
  );
}

/** The button of a notification, e.g. "Undo". */
export const toastActionStyles =
  "tap-target -my-1.5 h-9 shrink-0 rounded-sm border border-current/40 px-3 text-sm font-semibold hover:bg-foreground/10";
