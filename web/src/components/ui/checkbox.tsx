import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

/** The native checkbox; on touch screens, its press area extends to 44 px without moving its neighbors. */
export function Checkbox({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      type="checkbox"
      className={cn(
        "relative mt-0.5 size-5 shrink-0 appearance-none rounded-sm border border-input bg-card shadow-sm transition-colors duration-150",
        "checked:border-primary checked:bg-primary hover:border-foreground/60 disabled:opacity-55 aria-invalid:border-destructive",
        "before:absolute before:-inset-3 before:content-[''] pointer-fine:before:hidden",
        "after:absolute after:left-[6px] after:top-[2px] after:hidden after:h-[11px] after:w-[6px] after:rotate-45 after:border-b-2 after:border-r-2 after:border-primary-foreground checked:after:block",
        className,
      )}
      {...props}
    />
  );
}
