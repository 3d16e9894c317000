import { Check, Copy } from "lucide-react";
import { cn } from "@/lib/cn.ts";

/** Shows that pressing copies, and for two seconds that it has copied. */
export function CopyMark({ copied, className }: { copied: boolean; className?: string }) {
  return copied ? (
    <Check aria-hidden="true" className={cn("size-4 text-success-text", className)} />
  ) : (
    <Copy aria-hidden="true" className={cn("size-4 text-muted-foreground/70 group-hover:text-foreground", className)} />
  );
}
