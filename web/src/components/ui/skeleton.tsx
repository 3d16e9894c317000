import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

/**
 * A placeholder for content that is loading; hidden from screen readers, which announce the loading message instead.
 */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div aria-hidden="true" className={cn("animate-pulse rounded-sm bg-border/70", className)} {...props} />;
}
