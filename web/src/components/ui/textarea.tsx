import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";
import { controlStyles } from "./control-styles.ts";

export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return <textarea rows={rows} className={cn(controlStyles, "min-h-24 resize-y py-2.5 leading-normal", className)} {...props} />;
}
