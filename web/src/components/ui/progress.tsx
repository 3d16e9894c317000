import { cn } from "@/lib/cn.ts";

interface ProgressProps {
  value: number;
  max: number;
  /** What is measured. */
  label: string;
  /** The value in words, e.g. "2 of 5 captions used". */
  valueText?: string;
  tone?: "info" | "primary" | "danger";
  className?: string;
}

const tones = { info: "text-info", primary: "text-primary", danger: "text-destructive" } as const;

export function Progress({ value, max, label, valueText, tone = "info", className }: ProgressProps) {
  return (
    <progress
      value={Math.min(value, max)}
      max={max}
      aria-label={label}
      aria-valuetext={valueText}
      className={cn("progress", tones[tone], className)}
    />
  );
}
