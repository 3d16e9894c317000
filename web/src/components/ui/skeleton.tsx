import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

/** The place of something that is on its way; hidden from screen readers, which hear the loading message instead. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div aria-hidden="true" className={cn("animate-pulse rounded-sm bg-border/70", className)} {...props} />;
}
