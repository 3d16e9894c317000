import { cn } from "@/lib/cn.ts";

/** A kite whose tail writes a line. Decorative: the name beside it says the same. */
export function KiteMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={cn("shrink-0", className)}>
      <path d="M27.5 2.5 16.4 4.9 11 20.6Z" className="fill-primary" />
      <path d="M27.5 2.5 26.2 14.1 11 20.6Z" className="fill-primary" opacity="0.72" />
      <path d="M11 20.6C8.4 22.9 4 22 3.6 25.2c-.4 3 4 3.9 7.2 2.6 2.6-1 4.4-2 6.6-.4 2.4 1.7 4.6 1.5 7 .4 1.5-.7 2.8-1 4-.8" className="stroke-info-text" strokeWidth="2.1" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
