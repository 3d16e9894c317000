import type { ComponentProps } from "react";
import { cn } from "@/lib/cn.ts";

export type BadgeVariant = "neutral" | "primary" | "info" | "success" | "danger";

const variants: Record<BadgeVariant, string> = {
  neutral: "bg-sunken text-muted-foreground",
  primary: "bg-primary-soft text-primary-text",
  info: "bg-info-soft text-info-text",
  success: "bg-success-soft text-success-text",
  danger: "bg-destructive-soft text-destructive-text",
};

export function Badge({
  variant = "neutral",
  className,
  ...props
}: ComponentProps<"span"> & { variant?: BadgeVariant }) {
  return (
    <span
      className={cn(
        "inline-flex max-w-full items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold",
        variants[variant],
        className,
      )}
      {...props}
    />
  );
}
