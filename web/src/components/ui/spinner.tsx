import { cn } from "@/lib/cn.ts";

/** A rotating ring. Set `label` if nothing else says what is loading. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? "status" : undefined} className={cn("inline-flex", className)}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-[1.15em] animate-spin">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.22" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
