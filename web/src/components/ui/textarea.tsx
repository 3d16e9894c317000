import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";
import { controlStyles } from "./control-styles.ts";

/** People write from either side: the text itself says from which. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return <textarea dir="auto" rows={rows} className={cn(controlStyles, "min-h-24 resize-y py-2.5 leading-normal", className)} {...props} />;
}
