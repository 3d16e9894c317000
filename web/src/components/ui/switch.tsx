import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

/** The native checkbox as an on/off switch; on touch screens, its press area extends to 44 px. */
export function Switch({ className, ...props }: Omit<ComponentProps<"input">, "type" | "role">) {
  return (
    <input
      type="checkbox"
      // The checkbox itself says whether it is checked.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="switch"
      className={cn(
        "relative h-6 w-11 shrink-0 appearance-none rounded-full border border-input bg-sunken transition-colors duration-150",
        "checked:border-info checked:bg-info hover:border-foreground/60 disabled:opacity-55",
        "before:absolute before:-inset-2.5 before:content-[''] pointer-fine:before:hidden",
        "after:absolute after:left-0.5 after:top-0.5 after:size-[18px] after:rounded-full after:bg-input after:transition-transform after:duration-150 checked:after:translate-x-5 checked:after:bg-info-foreground",
        className,
      )}
      {...props}
    />
  );
}
