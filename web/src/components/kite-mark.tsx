import { cn } from "@/lib/cn.ts";

/** A kite whose tail draws a line. Decorative, because the name next to it has the same meaning. */
export function KiteMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={cn("shrink-0", className)}>
      <path d="M28 1.5 14.4 4.2 10 21.5Z" className="fill-primary" />
      <path d="M28 1.5 27 15 10 21.5Z" className="fill-primary" opacity="0.72" />
      <path
        d="M10 21.5C7.6 23.2 4 22.6 3.6 25.4c-.4 3 4 3.9 7.2 2.6 2.6-1 4.4-2 6.6-.4 2.4 1.7 4.6 1.5 7 .4 1.5-.7 2.8-1 4-.8"
        className="stroke-info-text"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
