import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";
import { controlStyles } from "./control-styles.ts";

/** Free text determines its own direction; addresses and passwords always run from left to right. */
export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return (
    <input
      type={type}
      dir={type === "text" ? "auto" : undefined}
      className={cn(controlStyles, "h-11", className)}
      {...props}
    />
  );
}
