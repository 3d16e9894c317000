import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";
import { controlStyles } from "./control-styles.ts";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} className={cn(controlStyles, "h-11", className)} {...props} />;
}
