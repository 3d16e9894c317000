import type { ComponentProps } from "react";
import { ChevronDownIcon } from "@/components/icons.tsx";
import { cn } from "@/lib/cn.ts";
import { controlStyles } from "./control-styles.ts";

/** The native select element with our own arrow. */
export function Select({ className, ...props }: ComponentProps<"select">) {
  return (
    <span className={cn("relative block", className)}>
      <select className={cn(controlStyles, "h-11 appearance-none pr-10")} {...props} />
      <ChevronDownIcon className="pointer-events-none absolute right-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground" />
    </span>
  );
}
