import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";
import { controlStyles } from "./control-styles.ts";

/** People write from either side: free text itself says from which; addresses and passwords run from the left. */
export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} dir={type === "text" ? "auto" : undefined} className={cn(controlStyles, "h-11", className)} {...props} />;
}
