import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

export function Label({ className, htmlFor, children, ...props }: ComponentProps<"label">) {
  return (
    <label htmlFor={htmlFor} className={cn("text-[0.9375rem] font-semibold text-foreground", className)} {...props}>
      {children}
    </label>
  );
}
