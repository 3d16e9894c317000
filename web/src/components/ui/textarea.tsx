import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";
import { controlStyles } from "./control-styles.ts";

/** The text determines its own direction. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      dir="auto"
      rows={rows}
      className={cn(controlStyles, "min-h-24 resize-y py-2.5 leading-normal", className)}
      {...props}
    />
  );
}
